import { proposeFile, type FileProposals } from '@/domain/exchange/propose-file.ts';
import { FileRefusedError, type RefusalReason } from '@/domain/exchange/read/found.ts';

export type FileRequest = { bytes: ArrayBuffer; name: string };

/** What reading a file gives, as it goes from one thread to the other. */
export type FileAnswer =
  | ({ type: 'lu' } & FileProposals)
  | { type: 'refuse'; reason: RefusalReason; detail: string };

/** How far reading has come, from 0 to 1. */
export type FileProgress = { type: 'avance'; share: number };

/** Reads a file; never throws. */
export function answerFile(
  { bytes, name }: FileRequest,
  onProgress?: (share: number) => void,
): FileAnswer {
  try {
    return {
      type: 'lu',
      ...proposeFile(new Uint8Array(bytes), name, Date.now(), onProgress),
    };
  } catch (error) {
    const { reason, detail } =
      error instanceof FileRefusedError ? error : new FileRefusedError('illisible');
    return { type: 'refuse', reason, detail };
  }
}
