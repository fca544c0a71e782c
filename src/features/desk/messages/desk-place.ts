import { createContext, useContext } from 'react';
import { paths, type InboxVue } from '@/lib/paths.ts';

/** What the address says of a part of the inbox. */
export type InboxQuery = { vue?: InboxVue };

/** Where conversations are read: the team's inbox, or the desk of a mairie, which has fewer rights over them. */
export type DeskPlace = {
  /** Whether notes and reports are within reach: for admins alone. */
  isTeam: boolean;
  /** The address of the inbox: a part of it, and the conversation that is open. */
  hrefOf: (query: InboxQuery & { conversation?: string }) => string;
  /** Where an étape is closed. */
  suspendHref: (quete: string, etape: string) => string;
};

const teamPlace: DeskPlace = {
  isTeam: true,
  hrefOf: (query) => paths.message(query),
  suspendHref: (quete, etape) => paths.fermetures({ quete, etape }),
};

export const DeskPlaceContext = createContext(teamPlace);

/** Where the conversations of this page are read. */
export function useDeskPlace(): DeskPlace {
  return useContext(DeskPlaceContext);
}

/** Id of the heading of what is open, which takes the focus. */
export const titleId = 'conversation';

/** Id of the row of a conversation, which takes the focus once the conversation closes. */
export function rowId(id: string): string {
  return `rang-${id}`;
}
