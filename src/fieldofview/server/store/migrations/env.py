"""Where Alembic meets our tables; the connection is handed in by `opening.upgrade`."""

from alembic import context

from fieldofview.server.store.models import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
context.run_migrations()
