import { zipDossier } from '@/domain/quete/dossier.ts';

type Files = Parameters<typeof zipDossier>[0];
type Options = Parameters<typeof zipDossier>[1];
export type ZipRequest = { files: Files; options: Options };

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./zip-dossier.worker.ts', import.meta.url), {
      type: 'module',
    });
  } catch {
    // No workers here, or a policy forbids them.
    return null;
  }
}

/**
 * `zipDossier` in a worker, so that the page never freezes; here if the browser has none. The bytes of `files` go there: nothing is left of
 * them. Rejects with a `RangeError` when the device has not the memory, and as `signal` says when it is aborted.
 */
export async function zipApart(
  files: Files,
  options: Options,
  signal: AbortSignal,
): Promise<Blob> {
  const worker = startWorker();
  if (worker === null) return new Blob([zipDossier(files, options)]);
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      worker.onmessage = ({ data }: MessageEvent<Blob | Error>) => {
        if (data instanceof Error) reject(data);
        else resolve(data);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(event.message));
      };
      const buffers = Array.from(files.values(), ({ buffer }) => buffer as ArrayBuffer);
      worker.postMessage({ files, options } satisfies ZipRequest, buffers);
    });
  } finally {
    worker.terminate();
  }
}
