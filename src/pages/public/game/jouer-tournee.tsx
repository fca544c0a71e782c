import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loaderServices } from '@/data/firebase/loader-services.ts';
import { openTournee, type OpenedTournee } from '@/features/tournee/open-tournee.ts';
import { TourneeScreen } from '@/features/tournee/tournee-screen.tsx';
import { withQueries } from '@/lib/query/query-provider.tsx';
import { queteIdAt } from './jouer-quete.ts';

/** The round of a link. Throws as `openTournee`. */
export function loader(args: LoaderFunctionArgs): Promise<OpenedTournee> {
  const { request } = args;
  const jeton = new URL(request.url).searchParams.get('tournee') ?? '';
  return openTournee(loaderServices(args), queteIdAt(args), jeton, request.signal);
}

/** `…/jouer?tournee=<jeton>`: a round through the étapes of a quête. */
export const Component = withQueries(function Tournee() {
  return <TourneeScreen opened={useLoaderData<typeof loader>()} />;
});
