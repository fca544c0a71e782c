import { useMemo, useSyncExternalStore } from 'react';
import { plainText, tabChoice } from '@/device/choice.ts';

export type UnsavedText = {
  /** Text of the field: typed and unsaved, or else the saved one. */
  text: string;
  /** True if the typed text is unsaved. */
  isDirty: boolean;
  write: (text: string) => void;
  /** Discards the typed text. */
  drop: () => void;
};

/**
 * A text that is being changed. It outlives a session that is closed in the middle of it, and a reload: it waits in
 * this tab, under its account. Never for a password.
 */
export function useUnsavedText(uid: string, name: string, kept: string): UnsavedText {
  const own = useMemo(
    () => tabChoice<string | null>(`qc.compte.${uid}.${name}`, plainText, null),
    [uid, name],
  );
  const draft = useSyncExternalStore(own.watch, own.read, () => null);
  return {
    text: draft ?? kept,
    isDirty: draft !== null && draft !== kept,
    write: own.keep,
    drop: own.forget,
  };
}
