import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { codeEquipeIn } from '@/domain/equipe/code-equipe.ts';
import { passageIn } from '@/domain/partie/passage.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { CodeReader } from '@/epreuves/qr/code-reader.tsx';
import { DepartureScreen } from '@/features/before-leaving/departure-screen.tsx';
import { JoinForm } from '@/features/equipe/join-form.tsx';
import { paths } from '@/lib/paths.ts';
import { withQueries } from '@/lib/query/query-provider.tsx';
import { takeUpPassage } from './jouer-passage.ts';
import { currentQueteAt, orPageNotFound, queteIdAt } from './jouer-quete.ts';

/** The quête being prepared. A party in the fragment is imported, and continues in the game. */
export async function loader(args: LoaderFunctionArgs): Promise<Quete> {
  if (passageIn(window.location.hash) === null) return currentQueteAt(args);
  const id = queteIdAt(args);
  await orPageNotFound(args, takeUpPassage(id));
  throw redirect(paths.jouer(addressOf(id)));
}

/** `…/jouer?preparer=oui`: the screen before a party. */
export const Component = withQueries(function Depart() {
  const quete = useLoaderData<typeof loader>();
  const codeEquipe = codeEquipeIn(window.location.hash);
  return (
    <DepartureScreen
      quete={quete}
      CodeReader={CodeReader}
      equipe={{
        form: <JoinForm quete={quete} codeEquipe={codeEquipe} CodeReader={CodeReader} />,
        isAsked: codeEquipe !== '' || window.location.hash === '#equipe',
      }}
    />
  );
});
