import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { Connection } from './connection.ts';
import { Databases } from './databases.ts';
import { maximumMessageBytes, pingMs } from './limits.ts';
import { answerRest, databaseName } from './rest.ts';

export type ServerOptions = {
  /** 0 for any that is free. */
  port: number;
  /** The rules of every database without its own; all open by default. */
  rules?: string | undefined;
  /** Milliseconds since 1970. */
  clock?: (() => number) | undefined;
  /** Interval of pings to a silent client. */
  pingEvery?: number | undefined;
};

export type DatabaseServer = {
  port: number;
  databases: Databases;
  stop: () => Promise<void>;
};

/** Everything listens here only: neither the network nor IPv6 reaches it. */
export const loopback = '127.0.0.1';

/**
 * Starts the local Realtime Database, reached from this machine only.
 * @throws RulesRefused when the rules do not parse; an error when the port is taken.
 */
export async function startServer(options: ServerOptions): Promise<DatabaseServer> {
  const databases = new Databases(options.clock ?? Date.now);
  if (options.rules !== undefined) {
    databases.loadRules(options.rules);
  }
  const http = createServer((request, response) => {
    void answerRest(request, response, databases);
  });
  // Streams of events stay open; requests are read at once on the same machine.
  http.requestTimeout = 0;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maximumMessageBytes,
    perMessageDeflate: false,
  });
  const heartbeat = watchHeartbeats(sockets, options.pingEvery ?? pingMs);
  http.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {
      socket.destroy();
    });
    const name = databaseOfSocket(request);
    if (name === undefined) {
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => {
      accept(client, request, name, databases);
    });
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(options.port, loopback, resolve);
  });
  // Listening on a host and port.
  const { port } = http.address() as AddressInfo;
  return {
    port,
    databases,
    stop: async () => {
      clearInterval(heartbeat);
      for (const client of sockets.clients) {
        client.terminate();
      }
      sockets.close();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

function databaseOfSocket(request: IncomingMessage): string | undefined {
  try {
    const { pathname, searchParams } = new URL(
      request.url ?? '/',
      'http://database.invalid',
    );
    const isProtocol = pathname === '/.ws' && searchParams.get('v') === '5';
    return isProtocol ? databaseName(request, searchParams) : undefined;
  } catch {
    return undefined;
  }
}

function accept(
  client: WebSocket,
  request: IncomingMessage,
  name: string,
  databases: Databases,
): void {
  try {
    const host = request.headers.host ?? loopback;
    new Connection(client, databases.named(name), host);
  } catch {
    client.close(1008, 'Invalid database name');
  }
}

/** A client without network closes nothing: missing answers reveal it. */
function watchHeartbeats(sockets: WebSocketServer, every: number): NodeJS.Timeout {
  const silent = new WeakSet<WebSocket>();
  const timer = setInterval(() => {
    for (const client of sockets.clients) {
      if (silent.has(client)) {
        client.terminate();
        continue;
      }
      silent.add(client);
      client.once('pong', () => {
        silent.delete(client);
      });
      client.ping();
    }
  }, every);
  timer.unref();
  return timer;
}
