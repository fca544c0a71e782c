import { proposeFile, type FileProposals } from '@/domain/exchange/propose-file.ts';
import type { SaidRoles } from '@/domain/exchange/read/columns.ts';
import { FileRefusedError, type RefusalReason } from '@/domain/exchange/read/found.ts';

export type FileRequest = {
  bytes: ArrayBuffer;
  name: string;
  /** The author's roles for columns of tables. */
  said: SaidRoles;
};

/** Result of reading a file, as sent between threads. */
export type FileAnswer =
  | ({ type: 'lu' } & FileProposals)
  | { type: 'refuse'; reason: RefusalReason; detail: string };

/** Progress of reading, from 0 to 1. */
export type FileProgress = { type: 'avance'; share: number };

/** Reads a file; never rejects. */
export async function answerFile(
  { bytes, name, said }: FileRequest,
  onProgress?: (share: number) => void,
): Promise<FileAnswer> {
  try {
    const options = { now: Date.now(), said, onProgress };
    return { type: 'lu', ...(await proposeFile(new Uint8Array(bytes), name, options)) };
  } catch (error) {
    const { reason, detail } =
      error instanceof FileRefusedError ? error : new FileRefusedError('illisible');
    return { type: 'refuse', reason, detail };
  }
}
