import type { IDBPDatabase } from 'idb';

/** This device has no room left, forbids that anything be written, or does not answer. */
export class DeviceError extends Error {
  override readonly name: string = 'DeviceError';
}

/** Whether it is the device that failed, and not the work that was done with it. */
export function isOfDevice(error: unknown): boolean {
  return error instanceof DeviceError || error instanceof DOMException;
}

/** How a browser says that a connection is dead. The data are not: iOS closes the connections of a page that sleeps. */
const lostNames: ReadonlySet<string> = new Set([
  'InvalidStateError',
  'UnknownError',
  'AbortError',
]);

/** Whether work failed because its connection is gone; another connection may do it. */
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

/** Does some work with a connection. The work may be done twice, and must come to the same then. */
type WithConnection = <Result>(
  work: (database: IDBPDatabase) => Promise<Result>,
) => Promise<Result>;

type Connection = { database: IDBPDatabase; prepared: Promise<void> };

/**
 * One connection, opened with the first work and kept. When it is lost, or its work is late (the device hangs, or the page
 * slept and its timers were due first), it is opened again and the work done a second time. A device that does not open in time,
 * or is late twice, is refused at once until an opening succeeds, which goes on meanwhile. `open` gets the function to call when
 * the connection has ended. `prepare` comes before the first work of each connection; it ends by itself, and its time counts for none.
 *
 * Rejects with `DeviceError` where no database opens or answers in time, and with what the browser says when the device is full.
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
