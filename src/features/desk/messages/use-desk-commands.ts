import { useNavigate } from 'react-router';
import type { Conversation } from '@/domain/conversation/inbox.ts';
import type { Command } from '@/ui/commands/command.ts';
import { useDeskPlace } from './desk-place.ts';

/** What the keyboard reaches on the desk, by id. */
export const deskIds = {
  recherche: 'chercher',
  titre: 'conversation',
  /** The form of an answer, whose name begins the id of its field. */
  answer: 'desk',
  reponse: 'desk-reponse',
  prendre: 'prendre',
  clore: 'clore',
} as const;

/** Id of the row of a conversation, where the keyboard comes back to. */
export function rowId(id: string): string {
  return `rang-${id}`;
}

function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}

function pressOn(id: string): void {
  document.getElementById(id)?.click();
}

type DeskCommandsOptions = {
  /** In the order of the list. */
  listed: readonly Conversation[];
  openId: string | null;
  /** The address of the inbox. */
  query: Readonly<Record<string, string>>;
  /** Whether a sign alone obeys, where nobody types. */
  hasPlainKey: boolean;
  onList: () => void;
};

/** What the desk obeys by the keyboard: from one conversation to the next, to answer, take, close and search. */
export function useDeskCommands({
  listed,
  openId,
  query,
  hasPlainKey,
  onList,
}: DeskCommandsOptions): Command[] {
  const navigate = useNavigate();
  const { hrefOf } = useDeskPlace();
  const index = listed.findIndex(({ id }) => id === openId);
  const after = listed[index + 1];
  const before = index === -1 ? undefined : listed[index - 1];
  const openOne = (one: Conversation | undefined) => () => {
    if (one !== undefined) void navigate(hrefOf({ ...query, conversation: one.id }));
  };
  const keysOf = (plain: string, modified: string) =>
    hasPlainKey ? { keys: plain, alias: modified } : { keys: modified };
  const hasOpen = openId !== null;
  return [
    {
      id: 'suivante',
      label: 'Conversation suivante',
      ...keysOf('j', 'Alt+ArrowDown'),
      isIdle: after === undefined,
      run: openOne(after),
    },
    {
      id: 'precedente',
      label: 'Conversation précédente',
      ...keysOf('k', 'Alt+ArrowUp'),
      isIdle: before === undefined,
      run: openOne(before),
    },
    {
      id: 'repondre',
      label: 'Répondre',
      ...keysOf('r', 'Alt+KeyR'),
      isIdle: !hasOpen,
      run: () => focusOn(deskIds.reponse),
    },
    {
      id: 'prendre',
      label: 'S’en occuper, ou laisser à l’équipe',
      ...keysOf('o', 'Alt+KeyO'),
      isIdle: !hasOpen,
      run: () => pressOn(deskIds.prendre),
    },
    {
      id: 'clore',
      label: 'Clore, ou rouvrir',
      ...keysOf('c', 'Alt+KeyC'),
      isIdle: !hasOpen,
      run: () => pressOn(deskIds.clore),
    },
    {
      id: 'chercher',
      label: 'Chercher',
      ...keysOf('[Shift]+/', 'Alt+KeyS'),
      run: () => focusOn(deskIds.recherche),
    },
    {
      id: 'liste',
      label: 'Revenir à la liste',
      keys: 'Escape',
      isIdle: !hasOpen,
      run: () => void navigate(hrefOf(query)),
    },
    {
      id: 'raccourcis',
      label: 'Voir les raccourcis du clavier',
      ...keysOf('[Shift]+?', '$mod+/'),
      run: onList,
    },
  ];
}
