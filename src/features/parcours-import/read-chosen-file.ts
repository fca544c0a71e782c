import type { RefusalReason } from '@/domain/exchange/read/found.ts';
import type { SaidRoles } from '@/domain/exchange/read/columns.ts';
import { limits } from '@/domain/limits.ts';
import type { FileAnswer, FileProgress, FileRequest } from './file-answer.ts';

/** After this time (milliseconds) the reading is given up. */
const deadlineMs = 20_000;
/** First characters of an archive. */
const zipMark = 'PK';

function refusal(reason: RefusalReason): FileAnswer {
  return { type: 'refuse', reason, detail: '' };
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./file-reader.worker.ts', import.meta.url), {
      type: 'module',
    });
  } catch {
    // No workers here, or a policy forbids them.
    return null;
  }
}

/** Options to follow and cancel a reading. */
export type Reading = {
  /** Called with the share that is read, from 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborted on cancel: the worker ends at once. */
  signal: AbortSignal;
};

function askWorker(
  worker: Worker,
  request: FileRequest,
  { onProgress, signal }: Reading,
): Promise<FileAnswer | null> {
  return new Promise<FileAnswer | null>((resolve) => {
    const timer = setTimeout(() => resolve(refusal('illisible')), deadlineMs);
    const settle = (answer: FileAnswer) => {
      clearTimeout(timer);
      resolve(answer);
    };
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(null);
    });
    worker.onmessage = ({ data }: MessageEvent<FileAnswer | FileProgress>) => {
      if (data.type === 'avance') onProgress(data.share);
      else settle(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      settle(refusal('illisible'));
    };
    worker.postMessage(request, [request.bytes]);
  }).finally(() => worker.terminate());
}

async function isTooLarge(file: File): Promise<boolean> {
  if (file.size <= limits.importBytes.max) return false;
  if (file.size > limits.importArchiveBytes.max) return true;
  return (await file.slice(0, zipMark.length).text()) !== zipMark;
}

/**
 * Reads a chosen file in a worker, so that the page never freezes. Returns proposals, or the reason for their absence, or null if
 * cancelled; never rejects. `said`: the author's roles for columns of tables.
 */
export async function readChosenFile(
  file: File,
  said: SaidRoles,
  reading: Reading,
): Promise<FileAnswer | null> {
  try {
    if (await isTooLarge(file)) return refusal('trop-lourd');
    const request = { bytes: await file.arrayBuffer(), name: file.name, said };
    const worker = startWorker();
    if (worker !== null) return await askWorker(worker, request, reading);
    const { answerFile } = await import('./file-answer.ts');
    return await answerFile(request);
  } catch (error) {
    // A file moved since it was chosen, for example.
    console.warn('The file could not be read.', error);
    return refusal('illisible');
  }
}
