import type { IDBPDatabase } from 'idb';

/** This device has no room left, forbids that anything be written, or does not answer. */
export class DeviceError extends Error {
  override readonly name: string = 'DeviceError';
}

/** True if the device failed, and not the work done with it. */
export function isOfDevice(error: unknown): boolean {
  return error instanceof DeviceError || error instanceof DOMException;
}

/** Error names of a dead connection. The data are safe: iOS closes the connections of a sleeping page. */
const lostNames: ReadonlySet<string> = new Set([
  'InvalidStateError',
  'UnknownError',
  'AbortError',
]);

/** True if work failed because its connection is lost; another connection may do it. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof DOMException && lostNames.has(error.name);
}

class LateError extends DeviceError {}

async function within<Value>(
  milliseconds: number,
  promise: Promise<Value>,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(new LateError(`The device does not answer within ${milliseconds} ms.`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Does some work with a connection. The work may run twice, and must give the same result. */
type WithConnection = <Result>(
  work: (database: IDBPDatabase) => Promise<Result>,
) => Promise<Result>;

type Connection = { database: IDBPDatabase; prepared: Promise<void> };

/**
 * One connection, opened with the first work and kept. When it is lost, or its work is late (the device hangs, or the page slept and its
 * timers were due first), it is reopened and the work repeated. After a late opening, or two late works, the device is refused at once
 * until an opening succeeds, which goes on meanwhile. `open` gets a function to call when the connection has ended. `prepare` runs before
 * the first work of each connection; it ends by itself, and its time does not count.
 *
 * Rejects with `DeviceError` if no database opens or answers in time, and with the browser's error when the device is full.
 */
export function keepConnection(
  open: (onEnded: () => void) => Promise<IDBPDatabase>,
  prepare: (database: IDBPDatabase) => Promise<void>,
  deadlineMs: number,
): WithConnection {
  let connection: Promise<Connection> | undefined;
  let isSilent = false;

  function connect(): Promise<Connection> {
    if (connection !== undefined) return connection;
    const opened: Promise<Connection> = open(() => forget(opened)).then(
      (database) => {
        isSilent = false;
        return { database, prepared: prepare(database) };
      },
      (error: unknown) => {
        forget(opened);
        throw new DeviceError('This device opens no database.', { cause: error });
      },
    );
    connection = opened;
    return opened;
  }

  /** Other work may have opened another one meanwhile. */
  function forget(opened: Promise<Connection>): void {
    if (connection === opened) connection = undefined;
  }

  function noteSilence(error: unknown): void {
    if (error instanceof LateError) isSilent = true;
  }

  async function run<Result>(
    work: (database: IDBPDatabase) => Promise<Result>,
    isLastTry: boolean,
  ): Promise<Result> {
    const opened = connect();
    const { database, prepared } = await within(deadlineMs, opened).catch(
      (error: unknown) => {
        noteSilence(error);
        throw error;
      },
    );
    await prepared;
    try {
      return await within(deadlineMs, work(database));
    } catch (error) {
      if (!isConnectionLost(error) && !(error instanceof LateError)) throw error;
      forget(opened);
      database.close();
      if (!isLastTry) return run(work, true);
      noteSilence(error);
      throw error;
    }
  }

  return (work) => {
    if (!isSilent) return run(work, false);
    connect().catch(() => undefined);
    return Promise.reject(new LateError('The device does not answer.'));
  };
}
