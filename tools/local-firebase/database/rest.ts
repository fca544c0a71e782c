import type { IncomingMessage, ServerResponse } from 'node:http';
import { assertIndexed } from './connection.ts';
import {
  answerOfMerge,
  permissionDenied,
  RequestRefused,
  type Database,
  type PlannedWrite,
} from './database.ts';
import type { Databases } from './databases.ts';
import { streamEvents } from './event-stream.ts';
import { defaultWriteSizeLimit, maximumRulesBytes, writeSizeLimits } from './limits.ts';
import { pushId } from './push-id.ts';
import { readRestQuery, windowNode, windowOf, type Query } from './query.ts';
import { rulesOf } from './rules/ruleset.ts';
import { RulesRefused } from './rules/rules-text.ts';
import {
  anybody,
  callerWithAuth,
  readToken,
  TokenRefused,
  type Caller,
} from './token.ts';
import { hashOf } from './tree/hash.ts';
import { plainJson, wireJson } from './tree/json.ts';
import { readPath, InvalidData } from './tree/key.ts';
import { nodeAt, splitPath, type Path } from './tree/path.ts';
import type { TreeNode } from './tree/tree-node.ts';

type Rest = {
  request: IncomingMessage;
  response: ServerResponse;
  parameters: URLSearchParams;
  method: string;
  database: Database;
  databases: Databases;
  caller: Caller;
};

/** An answer other than 200. */
class HttpRefused extends Error {
  readonly httpStatus: number;

  constructor(httpStatus: number, message: string) {
    super(message);
    this.httpStatus = httpStatus;
  }
}

/** Answers an HTTP request; no content makes this throw. */
export async function answerRest(
  request: IncomingMessage,
  response: ServerResponse,
  databases: Databases,
): Promise<void> {
  try {
    await route(request, response, databases);
  } catch (error) {
    const [httpStatus, message] = refusalOf(error);
    if (httpStatus === 500) {
      console.error(error);
    }
    if (response.headersSent) {
      response.destroy();
    } else {
      send(response, httpStatus, JSON.stringify({ error: message }, undefined, 2));
    }
  }
}

function refusalOf(error: unknown): [number, string] {
  if (error instanceof HttpRefused) {
    return [error.httpStatus, error.message];
  }
  if (error instanceof RequestRefused) {
    return [error.statusCode === 'permission_denied' ? 401 : 400, error.message];
  }
  if (error instanceof TokenRefused) {
    return [401, error.message];
  }
  if (error instanceof InvalidData || error instanceof RulesRefused) {
    return [400, error.message];
  }
  return [500, 'Internal error'];
}

async function route(
  request: IncomingMessage,
  response: ServerResponse,
  databases: Databases,
): Promise<void> {
  const address = new URL(request.url ?? '/', 'http://database.invalid');
  const parameters = address.searchParams;
  if (request.method === 'OPTIONS') {
    sendPreflight(request, response);
    return;
  }
  if (!address.pathname.endsWith('.json')) {
    throw new HttpRefused(404, '404 Not Found');
  }
  const path = decodePath(address.pathname.slice(0, -'.json'.length));
  const database = databases.named(databaseName(request, parameters));
  const method =
    headerOf(request, 'x-http-method-override') ??
    parameters.get('x-http-method-override') ??
    request.method ??
    'GET';
  const caller = callerOf(request, parameters, database.now);
  const rest = { request, response, parameters, method, database, databases, caller };
  const [first] = splitPath(path);
  if (first === '.settings' || first === '.inspect') {
    await answerOwner(rest, path);
    return;
  }
  await answerData(rest, readPath(path));
}

/** Browsers ask before they write. */
function sendPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, PUT, POST, PATCH, DELETE',
    'Access-Control-Allow-Headers':
      headerOf(request, 'access-control-request-headers') ?? '*',
    'Access-Control-Max-Age': '3600',
  });
  response.end();
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new HttpRefused(400, 'Invalid path: it is not well encoded');
  }
}

/** `ns`, else the first label of the host, as on firebaseio.com. */
export function databaseName(
  request: IncomingMessage,
  parameters: URLSearchParams,
): string {
  const host = headerOf(request, 'host') ?? '';
  return parameters.get('ns') ?? host.split(/[.:]/)[0] ?? '';
}

function callerOf(
  request: IncomingMessage,
  parameters: URLSearchParams,
  now: number,
): Caller {
  const bearer = /^Bearer (.+)$/i.exec(headerOf(request, 'authorization') ?? '')?.[1];
  const token = bearer ?? parameters.get('access_token') ?? parameters.get('auth');
  if (token === null || token === '') {
    return anybody;
  }
  const caller = readToken(token, now);
  const override = parameters.get('auth_variable_override');
  if (caller.kind !== 'owner' || override === null) {
    return caller;
  }
  const json = parseJson(override);
  return json === null ? anybody : callerWithAuth(json);
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

async function answerData(rest: Rest, path: Path): Promise<void> {
  switch (rest.method) {
    case 'GET':
      answerRead(rest, path);
      return;
    case 'PUT':
      await answerPut(rest, path, await readBody(rest));
      return;
    case 'DELETE':
      await answerPut(rest, path, null);
      return;
    case 'PATCH':
      await answerPatch(rest, path, await readBody(rest));
      return;
    case 'POST':
      answerPost(rest, path, await readBody(rest));
      return;
    default:
      throw new HttpRefused(405, `Unsupported method ${rest.method}`);
  }
}

function answerRead(rest: Rest, path: Path): void {
  const { request, response, parameters, database, caller } = rest;
  const query = readRestQuery(parameters);
  if (!database.mayRead(caller, path, query)) {
    throw permissionDenied();
  }
  const node = filtered(database, path, query);
  if (headerOf(request, 'accept') === 'text/event-stream') {
    streamEvents({ request, response, database, caller, path, query });
    return;
  }
  const etag = wantsEtag(request) ? { ETag: etagOf(node) } : {};
  sendData(rest, readAnswer(parameters, node), etag);
}

function filtered(database: Database, path: Path, query: Query | undefined): TreeNode {
  const node = nodeAt(database.root, path);
  if (query === undefined) {
    return node;
  }
  assertIndexed(database, path, query);
  return windowNode(windowOf(node, query));
}

function readAnswer(parameters: URLSearchParams, node: TreeNode): unknown {
  if (parameters.get('shallow') === 'true') {
    if (parameters.get('orderBy') !== null) {
      throw new InvalidData("Mixing 'shallow' and querying parameters is not supported");
    }
    return node.isLeaf || node.isEmpty
      ? node.value
      : Object.fromEntries([...node.children.entries()].map(([key]) => [key, true]));
  }
  return parameters.get('format') === 'export' ? wireJson(node) : plainJson(node);
}

async function answerPut(rest: Rest, path: Path, json: unknown): Promise<void> {
  const { request, database, caller } = rest;
  const expected = headerOf(request, 'if-match');
  const current = nodeAt(database.root, path);
  if (expected !== undefined && expected !== etagOf(current)) {
    if (!database.mayRead(caller, path, undefined)) {
      throw permissionDenied();
    }
    const body = JSON.stringify(plainJson(current));
    send(rest.response, 412, body, { ETag: etagOf(current) });
    return;
  }
  const write = database.planPut(path, json);
  database.commit(caller, write);
  const node = nodeAt(database.root, path);
  const etag = wantsEtag(request) ? { ETag: etagOf(node) } : {};
  sendData(rest, plainJson(node), etag);
  await Promise.resolve();
}

async function answerPatch(rest: Rest, path: Path, json: unknown): Promise<void> {
  if (headerOf(rest.request, 'if-match') !== undefined) {
    throw new InvalidData('if-match is not supported with PATCH');
  }
  const write: PlannedWrite = rest.database.planMerge(path, json);
  rest.database.commit(rest.caller, write);
  sendData(rest, answerOfMerge(write, plainJson));
  await Promise.resolve();
}

function answerPost(rest: Rest, path: Path, json: unknown): void {
  const { database, caller } = rest;
  const name = pushId(database.now);
  database.commit(caller, database.planPut([...path, name], json));
  sendData(rest, { name });
}

/** Requests reserved for the owner: rules, names of databases, the rules' decisions. */
async function answerOwner(rest: Rest, path: string): Promise<void> {
  const { caller, database, databases, method } = rest;
  if (caller.kind !== 'owner') {
    throw permissionDenied();
  }
  switch (`${method} ${path}`) {
    case 'GET /.settings/rules':
      send(rest.response, 200, database.ruleset.text);
      return;
    case 'PUT /.settings/rules':
      databases.loadRulesOf(database, await readText(rest.request, maximumRulesBytes));
      sendData(rest, { status: 'ok' });
      return;
    case 'GET /.inspect/databases':
      sendData(
        rest,
        databases.all().map(({ name }) => ({ name })),
      );
      return;
    case 'GET /.inspect/coverage':
      sendData(
        rest,
        rulesOf(database.ruleset).map(({ path: at, rule }) => ({
          path: at,
          kind: rule.kind,
          place: rule.place,
          count: rule.count,
        })),
      );
      return;
    default:
      throw new HttpRefused(404, '404 Not Found');
  }
}

async function readBody({ request, parameters }: Rest): Promise<unknown> {
  const limit = writeSizeLimits.get(
    parameters.get('writeSizeLimit') ?? defaultWriteSizeLimit,
  );
  if (limit === undefined) {
    throw new InvalidData(
      `writeSizeLimit must be one of: ${[...writeSizeLimits.keys()].join(', ')}`,
    );
  }
  return parseJson(await readText(request, limit));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidData("Invalid data; couldn't parse JSON object, array, or value.");
  }
}

async function readText(request: IncomingMessage, limit: number): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request) {
    // No encoding was set: a request gives buffers.
    const buffer = piece as Buffer;
    length += buffer.length;
    // An overlong body is read to its end and dropped: its sender gets an answer.
    if (length <= limit) {
      pieces.push(buffer);
    }
  }
  if (length > limit) {
    throw new InvalidData(
      'Data to write exceeds the maximum size that can be modified with a single request.',
    );
  }
  return Buffer.concat(pieces).toString('utf8');
}

function wantsEtag(request: IncomingMessage): boolean {
  return headerOf(request, 'x-firebase-etag') === 'true';
}

function etagOf(node: TreeNode): string {
  return node.isEmpty ? 'null_etag' : hashOf(node);
}

function sendData(
  { response, parameters, method }: Rest,
  json: unknown,
  headers: Record<string, string> = {},
): void {
  const print = parameters.get('print');
  if (print === 'silent') {
    if (method === 'GET' && parameters.get('shallow') === 'true') {
      throw new InvalidData("Mixing 'shallow' and 'print=silent' is not supported");
    }
    response.writeHead(204, { 'Access-Control-Allow-Origin': '*', ...headers });
    response.end();
    return;
  }
  send(
    response,
    200,
    JSON.stringify(json, undefined, print === 'pretty' ? 2 : undefined),
    headers,
  );
}

function send(
  response: ServerResponse,
  httpStatus: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(httpStatus, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'ETag',
    ...headers,
  });
  response.end(body);
}
