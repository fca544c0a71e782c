import { proposeFile, type FileProposals } from '@/domain/exchange/propose-file.ts';
import type { SaidRoles } from '@/domain/exchange/read/columns.ts';
import { FileRefusedError, type RefusalReason } from '@/domain/exchange/read/found.ts';

export type FileRequest = {
  bytes: ArrayBuffer;
  name: string;
  /** What the author said of the columns of tables. */
  said: SaidRoles;
};

/** What reading a file gives, as it goes from one thread to the other. */
export type FileAnswer =
  | ({ type: 'lu' } & FileProposals)
  | { type: 'refuse'; reason: RefusalReason; detail: string };

/** How far reading has come, from 0 to 1. */
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
