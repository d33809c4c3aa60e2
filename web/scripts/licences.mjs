import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FONTS = ['@fontsource-variable/atkinson-hyperlegible-next', '@fontsource-variable/fredoka'];
const NAMES = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license'];

/** A file beside the page with the licence of everything that is built into it. */
export function licences() {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const used = new Set(FONTS);
      for (const chunk of Object.values(bundle)) {
        for (const id of chunk.moduleIds ?? []) {
          const found = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id);
          if (found) used.add(found[1]);
        }
      }
      const texts = [...used].sort().map((name) => {
        const folder = join('node_modules', name);
        const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
        const file = NAMES.map((it) => join(folder, it)).find(existsSync);
        const text = file ? readFileSync(file, 'utf8').trim().replaceAll('\r\n', '\n') : `Licence: ${about.license}`;
        return `${name} ${about.version} (${about.license})\n\n${text}\n`;
      });
      const rule = `\n${'-'.repeat(78)}\n\n`;
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join(rule) });
    },
  };
}
