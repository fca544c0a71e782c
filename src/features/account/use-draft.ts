import { useState } from 'react';

function storageKey(uid: string, name: string): string {
  return `qc.compte.${uid}.${name}`;
}

function readDraft(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeDraft(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage refused: the text lasts as long as the page.
  }
}

export type Draft = {
  /** What stands in the field: what was typed and not kept yet, or else what is kept. */
  text: string;
  /** Whether something was typed that is not kept yet. */
  isDirty: boolean;
  write: (text: string) => void;
  /** Forgets what was typed. */
  drop: () => void;
};

/**
 * A text that is being changed. It outlives a session that is closed in the middle of it, and a reload: it waits in
 * this tab, under its account. Never for a password.
 */
export function useDraft(uid: string, name: string, kept: string): Draft {
  const key = storageKey(uid, name);
  const [draft, setDraft] = useState(() => readDraft(key));
  const change = (text: string | null) => {
    setDraft(text);
    writeDraft(key, text);
  };
  return {
    text: draft ?? kept,
    isDirty: draft !== null && draft !== kept,
    write: (text) => change(text),
    drop: () => change(null),
  };
}
