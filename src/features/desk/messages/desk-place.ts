import { createContext, useContext } from 'react';
import { paths, type InboxVue } from '@/lib/paths.ts';

/** Query of the address for a part of the inbox. */
export type InboxQuery = { vue?: InboxVue };

/** Place of the conversations: the team's inbox, or the desk of a mairie, which has fewer rights. */
export type DeskPlace = {
  /** True if notes and reports are available: for admins only. */
  isTeam: boolean;
  /** The address of the inbox: a part of it, and the conversation that is open. */
  hrefOf: (query: InboxQuery & { conversation?: string }) => string;
  /** Address to close an étape. */
  suspendHref: (quete: string, etape: string) => string;
};

const teamPlace: DeskPlace = {
  isTeam: true,
  hrefOf: (query) => paths.message(query),
  suspendHref: (quete, etape) => paths.fermetures({ quete, etape }),
};

export const DeskPlaceContext = createContext(teamPlace);

/** Returns the place of this page's conversations. */
export function useDeskPlace(): DeskPlace {
  return useContext(DeskPlaceContext);
}

/** Id of the heading of the open item, which takes the focus. */
export const titleId = 'conversation';

/** Id of a conversation's row, which takes the focus once the conversation closes. */
export function rowId(id: string): string {
  return `rang-${id}`;
}
