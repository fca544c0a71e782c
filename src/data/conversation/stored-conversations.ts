import { choice, readBy } from '@/device/choice.ts';
import { fetchFirebase, type Services } from '../firebase/services.ts';
import { answered } from '../firestore/answered.ts';
import type { NewConversation } from './conversation-repository.ts';

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

const conversations = choice<readonly StoredConversation[]>(
  'conversations',
  readBy((kept) => (Array.isArray(kept) && kept.every(isKept) ? kept : [])),
  [],
);

/** Most conversations stored: the oldest are dropped. */
const keptCount = 20;

/** The conversations this device opened, newest first. */
export function storedConversations(): readonly StoredConversation[] {
  return conversations.read();
}

/** True if they are on the device, and not in this page alone. */
export const areConversationsKept = conversations.isKept;

/** Stores a newly opened conversation. */
export function keepConversation(conversation: StoredConversation): void {
  conversations.keep([conversation, ...storedConversations()].slice(0, keptCount));
}

type ContactDraft = { nom: string; email: string; message: string };

const contactDraft = choice<ContactDraft | null>(
  'contact-brouillon',
  readBy((kept) => {
    const { nom, email, message } = fieldsOf(kept);
    if (typeof nom !== 'string' || typeof email !== 'string') return null;
    return typeof message === 'string' ? { nom, email, message } : null;
  }),
  null,
);

/** The draft left with the page, the same object while unchanged; null for none. */
export const readDraft = contactDraft.read;

/** Stores the draft; returns true if the device did. */
export const keepDraft = contactDraft.keep;

/** Forgets the draft, once it was sent. */
export const forgetDraft = contactDraft.forget;

/** The draft of a player blocked at an étape. */
type BlocageDraft = { etapeId: string; nom: string; message: string };

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const blocage = choice<BlocageDraft>(
  'bloque-brouillon',
  readBy((kept) => {
    const { etapeId, nom, message } = fieldsOf(kept);
    return { etapeId: text(etapeId), nom: text(nom), message: text(message) };
  }),
  { etapeId: '', nom: '', message: '' },
);

/** The draft at an étape; blank if none. */
export function blocageDraft(etapeId: string): { nom: string; message: string } {
  const draft = blocage.read();
  return { nom: draft.nom, message: draft.etapeId === etapeId ? draft.message : '' };
}

/** Stores the draft. */
export function keepBlocage(draft: BlocageDraft): void {
  blocage.keep(draft);
}

/** Forgets it, once it was sent. */
export const forgetBlocage = blocage.forget;

function answerOf(id: string) {
  return choice(`reponse-${id}`, readBy(text), '');
}

/** This device's draft of an answer to a conversation; empty for none. */
export function answerDraft(id: string): string {
  return answerOf(id).read();
}

/** Stores the draft of an answer; an empty one is removed. */
export function keepAnswer(id: string, texte: string): void {
  if (texte === '') answerOf(id).forget();
  else answerOf(id).keep(texte);
}

/** Opens a conversation by a message to the team. Separate from the desk's changes: the SDK is loaded with the first message. */
export async function openConversation(
  services: Services,
  conversation: NewConversation,
) {
  const { conversationRepository } = await answered(
    import('./conversation-repository.ts'),
  );
  return conversationRepository(services).open(conversation);
}

/**
 * Loads the sending code while the message is written, and opens nothing: the network may be gone when it is sent. Rejects if one of its
 * files cannot be loaded, and may be called again.
 */
export async function fetchOpening(): Promise<void> {
  await Promise.all([
    import('./conversation-repository.ts'),
    fetchFirebase(['auth', 'database']),
  ]);
}
