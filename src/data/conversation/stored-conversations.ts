/** A conversation that this device opened: enough to find its answer again. */
export type StoredConversation = {
  id: string;
  sujet: string;
  /** Epoch milliseconds, by the device's clock. */
  at: number;
};

function fieldsOf(json: unknown): Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null ? { ...json } : {};
}

function isKept(json: unknown): json is StoredConversation {
  const { id, sujet, at } = fieldsOf(json);
  return typeof id === 'string' && typeof sujet === 'string' && typeof at === 'number';
}

const listKey = 'conversations';
const draftKey = 'contact-brouillon';

/** The most that are kept: the oldest go first. */
const keptCount = 20;

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // Storage refused, or written by another hand: nothing is kept.
    return null;
  }
}

function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The conversations this device opened, newest first; none where the device keeps nothing. */
export function storedConversations(): StoredConversation[] {
  const list = read(listKey);
  return Array.isArray(list) && list.every(isKept) ? list : [];
}

/** Keeps a conversation that was just opened. */
export function keepConversation(conversation: StoredConversation): void {
  write(listKey, [conversation, ...storedConversations()].slice(0, keptCount));
}

export type ContactDraft = { nom: string; email: string; message: string };

function draftOf(json: unknown): ContactDraft | null {
  const { nom, email, message } = fieldsOf(json);
  if (typeof nom !== 'string' || typeof email !== 'string') return null;
  return typeof message === 'string' ? { nom, email, message } : null;
}

let lastDraft: ContactDraft | null = null;

/** What was being written when the page was left, the same object while it is the same; null when nothing was. */
export function readDraft(): ContactDraft | null {
  const draft = draftOf(read(draftKey));
  if (JSON.stringify(draft) !== JSON.stringify(lastDraft)) lastDraft = draft;
  return lastDraft;
}

/** Keeps what is being written; gives whether the device did. */
export function keepDraft(draft: ContactDraft): boolean {
  return write(draftKey, draft);
}

function erase(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage refused: nothing was kept.
  }
}

/** Forgets the draft, once it was sent. */
export function forgetDraft(): void {
  erase(draftKey);
}

/** The message that a player who is stuck at an étape is writing. */
export type BlocageDraft = { etapeId: string; nom: string; message: string };

const blocageKey = 'bloque-brouillon';

/** What was being written at an étape; blank when nothing was. */
export function blocageDraft(etapeId: string): { nom: string; message: string } {
  const draft = fieldsOf(read(blocageKey));
  const { nom, message } = draft;
  const isHere = draft['etapeId'] === etapeId;
  return {
    nom: typeof nom === 'string' ? nom : '',
    message: isHere && typeof message === 'string' ? message : '',
  };
}

/** Keeps what is being written. */
export function keepBlocage(draft: BlocageDraft): void {
  write(blocageKey, draft);
}

/** Forgets it, once it was sent. */
export function forgetBlocage(): void {
  erase(blocageKey);
}

const answerKey = (id: string) => `reponse-${id}`;

/** The answer that this device was writing to a conversation; empty when it was writing none. */
export function answerDraft(id: string): string {
  const text = read(answerKey(id));
  return typeof text === 'string' ? text : '';
}

/** Keeps the answer being written; an empty one is forgotten. */
export function keepAnswer(id: string, texte: string): void {
  if (texte === '') erase(answerKey(id));
  else write(answerKey(id), texte);
}
