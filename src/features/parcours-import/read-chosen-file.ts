import type { RefusalReason } from '@/domain/exchange/read/found.ts';
import { limits } from '@/domain/limits.ts';
import type { FileAnswer, FileRequest } from './file-answer.ts';

/** Past this time (milliseconds) nothing will come of it. */
const deadlineMs = 20_000;
/** How an archive begins. */
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

function askWorker(worker: Worker, request: FileRequest): Promise<FileAnswer> {
  return new Promise<FileAnswer>((resolve) => {
    const timer = setTimeout(() => resolve(refusal('illisible')), deadlineMs);
    const settle = (answer: FileAnswer) => {
      clearTimeout(timer);
      resolve(answer);
    };
    worker.onmessage = ({ data }: MessageEvent<FileAnswer>) => settle(data);
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
 * Reads a file that was chosen, in a worker, so that the page never freezes. Gives proposals, or the reason why there are
 * none; never rejects.
 */
export async function readChosenFile(file: File): Promise<FileAnswer> {
  try {
    if (await isTooLarge(file)) return refusal('trop-lourd');
    const request = { bytes: await file.arrayBuffer(), name: file.name };
    const worker = startWorker();
    if (worker !== null) return await askWorker(worker, request);
    const { answerFile } = await import('./file-answer.ts');
    return answerFile(request);
  } catch (error) {
    // A file that was moved since it was chosen, say.
    console.warn('The file could not be read.', error);
    return refusal('illisible');
  }
}
