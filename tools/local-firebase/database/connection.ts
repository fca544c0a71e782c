import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers';
import type { RawData, WebSocket } from 'ws';
import { permissionDenied, RequestRefused, type Database } from './database.ts';
import { BrokenMessage, FrameReader, framesOf } from './frames.ts';
import { maximumWaitingBytes } from './limits.ts';
import { OnDisconnect } from './on-disconnect.ts';
import { readWireQuery, windowNode, windowOf, type Query } from './query.ts';
import {
  anybody,
  callerWithAuth,
  readToken,
  TokenRefused,
  type Caller,
} from './token.ts';
import { hashOf } from './tree/hash.ts';
import { wireJson } from './tree/json.ts';
import { readPath, InvalidData } from './tree/key.ts';
import { nodeAt, pathText, splitPath, type Path } from './tree/path.ts';
import type { Listener, Message, View } from './view.ts';

type Body = Record<string, unknown>;
type Answer = { s: string; d: unknown };

/** A query's number on the wire, with which the client distinguishes its views of a place. */
type Tag = number | undefined;

type Listen = { readonly view: View; readonly listener: Listener };

const done: Answer = { s: 'ok', d: '' };
const closedForPolicy = 1008;
const closedForSize = 1009;
const internalError = 1011;
/** The longest delay that a timer takes. */
const longestTimerMs = 2_147_483_647;

/** A client over a WebSocket, protocol version 5. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #database: Database;
  readonly #frames = new FrameReader();
  readonly #listens = new Map<string, Listen>();
  readonly #onDisconnect = new OnDisconnect();
  #caller: Caller = anybody;
  #expiry: NodeJS.Timeout | undefined;

  /** @param host address of this server, which clients store for their next connection. */
  constructor(socket: WebSocket, database: Database, host: string) {
    this.#socket = socket;
    this.#database = database;
    socket.on('message', (data, isBinary) => {
      this.#receive(data, isBinary);
    });
    socket.on('close', () => {
      this.#end();
    });
    socket.on('error', () => {
      // A broken frame or a lost network: `close` follows.
    });
    const greeting = { ts: database.now, v: '5', h: host, s: sessionId() };
    this.#send(JSON.stringify({ t: 'c', d: { t: 'h', d: greeting } }));
  }

  #receive(data: RawData, isBinary: boolean): void {
    try {
      if (isBinary) {
        throw new BrokenMessage('Binary frames are not spoken here');
      }
      const message = this.#frames.read(textOf(data));
      if (message !== undefined) {
        this.#handle(parse(message));
      }
    } catch (error) {
      if (error instanceof BrokenMessage) {
        const isSize = error.message === 'Message too big';
        this.#socket.close(isSize ? closedForSize : closedForPolicy, error.message);
        return;
      }
      console.error(error);
      this.#socket.close(internalError, 'Internal error');
    }
  }

  #handle({ t: kind, d: content }: Body): void {
    if (kind === 'c' && isObject(content)) {
      if (content['t'] === 'p') {
        this.#send('{"t":"c","d":{"t":"o","d":null}}');
      }
      return;
    }
    if (kind !== 'd' || !isObject(content) || typeof content['r'] !== 'number') {
      throw new BrokenMessage('Not a message of this protocol');
    }
    const { r: request, a: action, b: body } = content;
    const answer = this.#answer(String(action), isObject(body) ? body : {});
    this.#send(JSON.stringify({ t: 'd', d: { r: request, b: answer } }));
  }

  #answer(action: string, body: Body): Answer {
    try {
      return this.#act(action, body);
    } catch (error) {
      if (error instanceof RequestRefused || error instanceof TokenRefused) {
        return { s: error.statusCode, d: error.message };
      }
      if (error instanceof InvalidData) {
        return { s: 'error', d: error.message };
      }
      console.error(error);
      return { s: 'internal_error', d: 'Internal error' };
    }
  }

  #act(action: string, body: Body): Answer {
    switch (action) {
      case 's':
      case 'appcheck':
      case 'unappeck':
        return done;
      case 'auth':
      case 'gauth':
        return this.#authenticate(body);
      case 'unauth':
        this.#become(anybody);
        return done;
      case 'q':
        return this.#listen(body);
      case 'n':
        return this.#unlisten(body);
      case 'g':
        return this.#get(body);
      case 'p':
        return this.#put(body);
      case 'm':
        this.#database.commit(
          this.#caller,
          this.#database.planMerge(pathIn(body), body['d']),
        );
        return done;
      case 'o':
        return this.#keepOnDisconnect('put', body);
      case 'om':
        return this.#keepOnDisconnect('merge', body);
      case 'oc':
        this.#onDisconnect.cancel(readPath(pathIn(body)));
        return done;
      default:
        throw new RequestRefused('error', `Unknown action ${action}`);
    }
  }

  #authenticate(body: Body): Answer {
    const { cred, noauth, authvar } = body;
    if (typeof cred !== 'string') {
      throw new TokenRefused('invalid_token', 'Could not parse auth token.');
    }
    const caller = readToken(cred, this.#database.now);
    if (caller.kind === 'owner') {
      const isOverridden = noauth === true || authvar !== undefined;
      this.#become(
        !isOverridden ? caller : noauth === true ? anybody : callerWithAuth(authvar),
      );
      return { s: 'ok', d: {} };
    }
    this.#become(caller);
    const { auth, expiresAt } = caller;
    return {
      s: 'ok',
      d: {
        auth: auth?.token ?? null,
        ...(expiresAt !== undefined && { expires: Math.floor(expiresAt / 1000) }),
      },
    };
  }

  #become(caller: Caller): void {
    this.#caller = caller;
    clearTimeout(this.#expiry);
    if (caller.kind === 'user' && caller.expiresAt !== undefined) {
      const delay = caller.expiresAt - this.#database.now;
      this.#expiry = setTimeout(
        () => {
          this.#expire();
        },
        Math.min(delay, longestTimerMs),
      );
      this.#expiry.unref();
    }
    for (const { view, listener } of [...this.#listens.values()]) {
      this.#database.recheck(view, listener);
    }
  }

  /** The token has expired: the client fetches another one and reconnects. */
  #expire(): void {
    this.#push('ac', JSON.stringify({ s: 'expired_token', d: 'Auth token is expired' }));
    this.#become(anybody);
  }

  #listen(body: Body): Answer {
    const path = readPath(pathIn(body));
    const query = readWireQuery(body['q']);
    const tag = typeof body['t'] === 'number' ? body['t'] : undefined;
    this.#assertReadable(path, query);
    this.#forget(listenKey(path, query));
    const listener = this.#listenerOf(tag);
    const view = this.#database.listen(path, query, listener);
    this.#listens.set(listenKey(path, query), { view, listener });
    const content = view.contentOf(this.#database.root);
    // An empty value is sent too: the SDK needs a whole before any change, and takes our `ok` for one only while it still listens.
    if (body['h'] === '' || body['h'] !== hashOf(content)) {
      const data = JSON.stringify(wireJson(content));
      this.#push('d', pushBody(path, data, tag));
    }
    const isUnindexed = query !== undefined && !this.#database.hasIndex(path, query);
    return { s: 'ok', d: isUnindexed ? { w: ['no_index'] } : {} };
  }

  #listenerOf(tag: Tag): Listener {
    return {
      mayRead: (view) =>
        this.#caller.kind === 'owner' ||
        this.#database.mayRead(this.#caller, view.path, view.query),
      tell: (_view, message) => {
        this.#tell(message, tag);
      },
      revoke: (view) => {
        this.#listens.delete(listenKey(view.path, view.query));
        this.#push(
          'c',
          JSON.stringify({
            p: pathText(view.path),
            ...(view.query !== undefined && { q: [view.query.wire] }),
          }),
        );
      },
    };
  }

  #tell(message: Message, tag: Tag): void {
    this.#push(
      message.kind === 'put' ? 'd' : 'm',
      pushBody(message.path, message.wireText, tag),
    );
  }

  #unlisten(body: Body): Answer {
    this.#forget(listenKey(readPath(pathIn(body)), readWireQuery(body['q'])));
    return done;
  }

  #forget(key: string): void {
    const listen = this.#listens.get(key);
    if (listen !== undefined) {
      this.#listens.delete(key);
      this.#database.unlisten(listen.view, listen.listener);
    }
  }

  #get(body: Body): Answer {
    const path = readPath(pathIn(body));
    const query = readWireQuery(body['q']);
    this.#assertReadable(path, query);
    const node = nodeAt(this.#database.root, path);
    if (query === undefined) {
      return { s: 'ok', d: wireJson(node) };
    }
    assertIndexed(this.#database, path, query);
    return { s: 'ok', d: wireJson(windowNode(windowOf(node, query))) };
  }

  #put(body: Body): Answer {
    const path = pathIn(body);
    if (typeof body['h'] === 'string') {
      this.#database.assertUnchanged(readPath(path), body['h']);
    }
    this.#database.commit(this.#caller, this.#database.planPut(path, body['d']));
    return done;
  }

  #keepOnDisconnect(kind: 'put' | 'merge', body: Body): Answer {
    const path = splitPath(pathIn(body));
    this.#onDisconnect.keep(this.#database, this.#caller, {
      kind,
      path,
      json: body['d'],
    });
    return done;
  }

  #assertReadable(path: Path, query: Query | undefined): void {
    if (!this.#database.mayRead(this.#caller, path, query)) {
      throw permissionDenied();
    }
  }

  /** @param body JSON text, made once for all equal listeners. */
  #push(action: string, body: string): void {
    this.#send(`{"t":"d","d":{"a":"${action}","b":${body}}}`);
  }

  #send(message: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) {
      return;
    }
    if (this.#socket.bufferedAmount > maximumWaitingBytes) {
      console.warn('Closed a connection whose client does not read what it is sent.');
      this.#socket.terminate();
      return;
    }
    for (const frame of framesOf(message)) {
      this.#socket.send(frame);
    }
  }

  #end(): void {
    clearTimeout(this.#expiry);
    for (const { view, listener } of this.#listens.values()) {
      this.#database.unlisten(view, listener);
    }
    this.#listens.clear();
    this.#onDisconnect.run(this.#database, this.#caller);
  }
}

/** @throws RequestRefused as Google's server words it. */
export function assertIndexed(database: Database, path: Path, query: Query): void {
  if (!database.hasIndex(path, query)) {
    const { name } = query.order;
    throw new RequestRefused(
      'index_not_defined',
      `Index not defined, add ".indexOn": "${name}", for path "${pathText(path)}", to the rules`,
    );
  }
}

function listenKey(path: Path, query: Query | undefined): string {
  return `${pathText(path)} ${query?.id ?? ''}`;
}

function pushBody(path: Path, data: string, tag: Tag): string {
  const tagged = tag === undefined ? '' : `,"t":${tag}`;
  return `{"p":${JSON.stringify(path.join('/'))},"d":${data}${tagged}}`;
}

function pathIn({ p: path }: Body): string {
  if (typeof path !== 'string') {
    throw new InvalidData('Invalid path');
  }
  return path;
}

function parse(message: string): Body {
  try {
    const json: unknown = JSON.parse(message);
    if (isObject(json)) {
      return json;
    }
  } catch {
    // The same answer for invalid JSON and for other JSON.
  }
  throw new BrokenMessage('Not a message of this protocol');
}

function isObject(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** ws gives text frames as a single buffer. */
function textOf(data: RawData): string {
  return Buffer.isBuffer(data)
    ? data.toString('utf8')
    : Buffer.from(data as ArrayBuffer).toString('utf8');
}

function sessionId(): string {
  return randomBytes(16).toString('base64url');
}
