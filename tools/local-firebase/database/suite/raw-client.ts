import { WebSocket } from 'ws';
import type { Bench, Space } from './harness.ts';

/** A client that sends messages no SDK would, or that an SDK hides. */
export type Raw = {
  send: (text: string | Buffer) => void;
  /** The first message whose text contains this. */
  next: (part: string) => Promise<string>;
  /** All that was heard so far. */
  messages: readonly string[];
  closed: Promise<{ code: number; reason: string }>;
  socket: WebSocket;
};

export async function openRaw(bench: Pick<Bench, 'server'>, space: Space): Promise<Raw> {
  const socket = new WebSocket(
    `ws://127.0.0.1:${String(bench.server.port)}/.ws?v=5&ns=${space.name}`,
  );
  const messages: string[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data: Buffer) => {
    messages.push(data.toString());
    waiting.splice(0).forEach((look) => {
      look();
    });
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => {
      resolve({ code, reason: reason.toString() });
    });
  });
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('open', resolve));
  return {
    socket,
    messages,
    closed,
    send: (text) => {
      socket.send(text);
    },
    next: async (part) => {
      for (;;) {
        const found = messages.find((message) => message.includes(part));
        if (found !== undefined) {
          return found;
        }
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
  };
}

/** The text of a request. @param number identifies its answer. */
export function request(action: string, body: unknown, number = 1): string {
  return JSON.stringify({ t: 'd', d: { r: number, a: action, b: body } });
}
