import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from './database.ts';
import { keepAliveMs, maximumWaitingBytes } from './limits.ts';
import type { Query } from './query.ts';
import type { Caller } from './token.ts';
import { plainJson } from './tree/json.ts';
import type { Path } from './tree/path.ts';
import type { Listener, Message, View } from './view.ts';

export type StreamRequest = {
  request: IncomingMessage;
  response: ServerResponse;
  database: Database;
  caller: Caller;
  path: Path;
  query: Query | undefined;
};

/** Streams a place as server-sent events: `put`, `patch`, `keep-alive`, and `cancel` when it ends. */
export function streamEvents(options: StreamRequest): void {
  const { request, response, database, caller, path, query } = options;
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Access-Control-Allow-Origin': '*',
  });
  const write = (event: string, data: string): void => {
    if (response.writableLength > maximumWaitingBytes) {
      console.warn('Closed an event stream whose client does not read what it is sent.');
      request.destroy();
      return;
    }
    response.write(`event: ${event}\ndata: ${data}\n\n`);
  };
  const listener: Listener = {
    mayRead: (view) => database.mayRead(caller, view.path, view.query),
    tell: (_view, message) => {
      write(message.kind === 'put' ? 'put' : 'patch', eventData(message, path));
    },
    revoke: () => {
      write('cancel', 'null');
      response.end();
    },
  };
  const view: View = database.listen(path, query, listener);
  const content = plainJson(view.contentOf(database.root));
  write('put', JSON.stringify({ path: '/', data: content }));
  const keepAlive = setInterval(() => {
    write('keep-alive', 'null');
  }, keepAliveMs);
  response.on('close', () => {
    clearInterval(keepAlive);
    database.unlisten(view, listener);
  });
}

function eventData(message: Message, listened: Path): string {
  const below = `/${message.path.slice(listened.length).join('/')}`;
  return `{"path":${JSON.stringify(below)},"data":${message.plainText}}`;
}
