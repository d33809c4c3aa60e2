/** A socket that comes back: with a fresh ticket, and with `since`, so that only what is new is sent again. */
import ReconnectingWebSocket from 'partysocket/ws';
import { api, Refused } from './api';
import type { Lang, Message } from './messages';

export type Line = 'connecting' | 'open' | 'lost' | 'refused';

export interface Listener {
  lang(): Lang;
  heard(): number;
  message(message: Message): void;
  line(state: Line, text?: string): void;
}

export interface Connection {
  /** Whether it could be sent: a line that is lost takes nothing, and keeps nothing for later. */
  send(t: string, d: object, id: string): boolean;
  close(): void;
  again(): void;
}

export type Connect = (tableId: string, listener: Listener) => Connection;

const PATIENCE = 10_000; // ms without a word although something was said: nobody is there
const SLOW = new Set(['hint']); // what takes the server longer than that
const HERE = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname); // this machine, which needs no network

export const connect: Connect = (tableId, listener) => {
  const host = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
  let ticket = '';
  let last = 0;
  let isLost = false;
  let refused = false; // for good: nothing is tried again until somebody asks for it

  const address = async (): Promise<string> => {
    try {
      ticket = (await api.ticket(tableId)).ticket;
    } catch (error) {
      if (error instanceof Refused && error.status >= 400 && error.status < 500 && error.status !== 429) {
        refused = true;
        socket.close();
        listener.line('refused', error.text);
      }
      throw error;
    }
    return `${host}/ws/tables/${encodeURIComponent(tableId)}`;
  };

  const socket = new ReconnectingWebSocket(address, [], {
    minReconnectionDelay: 500 + Math.random() * 1000,
    maxReconnectionDelay: 8000,
    connectionTimeout: 6000,
    maxEnqueuedMessages: 0,
  });

  socket.addEventListener('open', () => {
    last = 0;
    const since = { events: listener.heard() };
    socket.send(JSON.stringify({ t: 'enter', id: 'enter', d: { ticket, lang: listener.lang(), since } }));
    find();
  });
  socket.addEventListener('close', () => lose());
  let unanswered: ReturnType<typeof setTimeout> | undefined;
  const lose = () => {
    if (refused) return;
    isLost = true;
    listener.line('lost');
  };
  const find = () => {
    isLost = false;
    listener.line('open');
  };
  const comeBack = () => refused || socket.reconnect();
  if (!HERE) addEventListener('offline', lose);
  addEventListener('online', comeBack);

  socket.addEventListener('message', (event: MessageEvent) => {
    clearTimeout(unanswered);
    unanswered = undefined;
    if (isLost) find(); // it was only thought to be
    for (const message of JSON.parse(String(event.data)) as Message[]) {
      if (last && message.n && message.n !== last + 1) {
        socket.reconnect(); // something is missing: ask for it again
        return;
      }
      last = message.n ?? last;
      listener.message(message);
    }
  });

  return {
    send: (t, d, id) => {
      if (socket.readyState !== socket.OPEN) return false;
      socket.send(JSON.stringify({ t, id, d }));
      if (!SLOW.has(t)) unanswered ??= setTimeout(() => {
        lose();
        comeBack();
      }, PATIENCE);
      return true;
    },
    close: () => {
      removeEventListener('offline', lose);
      removeEventListener('online', comeBack);
      clearTimeout(unanswered);
      refused = true;
      socket.close();
    },
    again: () => {
      refused = false;
      socket.reconnect();
    },
  };
};
