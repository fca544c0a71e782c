import * as z from 'zod/mini';

/** A conversation that this device opened: enough to find its answer again. */
const keptSchema = z.object({
  id: z.string(),
  sujet: z.string(),
  /** Epoch milliseconds, by the device's clock. */
  at: z.number(),
});
export type KeptConversation = z.infer<typeof keptSchema>;

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
export function keptConversations(): KeptConversation[] {
  return z.array(keptSchema).safeParse(read(listKey)).data ?? [];
}

/** Keeps a conversation that was just opened. */
export function keepConversation(conversation: KeptConversation): void {
  write(listKey, [conversation, ...keptConversations()].slice(0, keptCount));
}

const draftSchema = z.object({ nom: z.string(), email: z.string(), message: z.string() });
export type ContactDraft = z.infer<typeof draftSchema>;

let lastDraft: ContactDraft | null = null;

/** What was being written when the page was left, the same object while it is the same; null when nothing was. */
export function readDraft(): ContactDraft | null {
  const draft = draftSchema.safeParse(read(draftKey)).data ?? null;
  if (JSON.stringify(draft) !== JSON.stringify(lastDraft)) lastDraft = draft;
  return lastDraft;
}

/** Keeps what is being written; gives whether the device did. */
export function keepDraft(draft: ContactDraft): boolean {
  return write(draftKey, draft);
}

/** Forgets the draft, once it was sent. */
export function forgetDraft(): void {
  try {
    localStorage.removeItem(draftKey);
  } catch {
    // Storage refused: nothing was kept.
  }
}
