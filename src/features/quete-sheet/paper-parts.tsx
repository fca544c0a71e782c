import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import IconPrint from '~icons/lucide/printer';
import {
  keepPaperPlay,
  listPaperPlays,
  type PaperPlay,
} from '@/data/partie/paper-plays.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { preuveUrl } from '@/data/preuve/preuve-url.ts';
import { gameUrl } from '@/data/privee/game-url.ts';
import { canonicalText } from '@/domain/epreuve/canonical-answer.ts';
import { matchesEmpreinte } from '@/domain/epreuve/empreinte.ts';
import { signesOf } from '@/domain/preuve/preuve-id.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { isApartId } from '@/domain/quete/embarquee.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { wordList } from '@/langue/current-langue.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { paths } from '@/lib/paths.ts';
import { withQueries } from '@/lib/query/query-provider.tsx';
import { Certificat } from '@/papier/certificat.tsx';
import { Impression } from '@/papier/impression.tsx';
import { LivretPetits } from '@/papier/livret-petits.tsx';
import { Livret } from '@/papier/livret.tsx';
import { loadCodes, type Matiere } from '@/papier/matiere.ts';
import { readEnseigne, type EnseigneShown } from '@/data/territoire/read-enseigne.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { Tampon } from '@/ui/pictures/tampon.tsx';
import { RetryAlert } from '@/ui/retry-alert.tsx';

/** The whole booklet, the one that is easy to read, or that of small ones. */
export type LivretName = 'livret' | 'livret-facile' | 'livret-petits';

type PrintedLivretProps = {
  quete: Quete;
  name: LivretName;
  /** Printed, or failed: the message. */
  onDone: (said: string) => void;
};

/** File name for a browser's print to PDF. */
function paperTitle({ contenu: { titre } }: Quete, what: string): string {
  return `${titre} – ${what}`;
}

/** The booklet of the published version, sent to the printer. */
function PrintedLivret({ quete, name, onDone }: PrintedLivretProps) {
  const [matiere, setMatiere] = useState<Matiere | null>(null);
  const done = useRef(onDone);

  // The codes load over the network, outside React.
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    let isGone = false;
    const { contenu, version, id } = quete;
    const url = gameUrl(id, paths.quete(addressOf(id)), '');
    Promise.all([loadCodes(contenu), readEnseigne(contenu)]).then(
      ([codes, enseigne]) => {
        const srcOf: Matiere['srcOf'] = ({ path }) => publicFileUrl(path);
        if (!isGone) setMatiere({ contenu, version, url, srcOf, codes, enseigne });
      },
      (error: unknown) => {
        console.warn('The codes of the booklet could not be fetched.', error);
        if (!isGone) done.current(t`Le réseau manque peut-être. Réessayez.`);
      },
    );
    return () => {
      isGone = true;
    };
  }, [quete]);

  if (matiere === null) return null;
  return (
    <Impression titre={paperTitle(quete, t`Le livret`)} onDone={() => onDone('')}>
      {name === 'livret-petits' ? (
        <LivretPetits matiere={matiere} />
      ) : (
        <Livret matiere={matiere} isEasy={name === 'livret-facile'} />
      )}
    </Impression>
  );
}

/** Stores the tampon if the typed word is that of the booklet's letters; null if not. */
async function playOf(quete: Quete, typed: string): Promise<PaperPlay | null> {
  const canonical = canonicalText(typed);
  const { papier } = quete.contenu;
  if (canonical === null || papier === undefined) return null;
  const right = await matchesEmpreinte(canonical, papier.empreinte);
  return right ? keepPaperPlay(quete, Date.now()) : null;
}

const notYet = msg`Ce n’est pas encore ça. Une case qui gêne montre l’étape à revoir\u00A0: ses indices sont à la fin du livret.`;

/** « Nous avons joué sur papier » : the booklet's words give this device's tampon and the certificate. */
function PaperPlayed({ quete }: { quete: Quete }) {
  const [play, setPlay] = useState(() =>
    listPaperPlays().find(({ queteId }) => queteId === quete.id),
  );
  const [isNew, setIsNew] = useState(false);
  const lengths = quete.contenu.papier?.mots ?? [];
  const counts = wordList(lengths.map(String));
  const form = useForm({ schema: z.object({ mots: z.string() }), values: { mots: '' } });

  if (play !== undefined) return <Won quete={quete} play={play} isNew={isNew} />;
  return (
    <Form
      form={form}
      send={({ mots }) => playOf(quete, mots)}
      onSent={(kept) => {
        if (kept === null) {
          form.setError('mots', { message: t(notYet) }, { shouldFocus: true });
          return;
        }
        setIsNew(true);
        setPlay(kept);
      }}
      className="mt-4 max-w-mesure space-y-4"
    >
      <Field
        label={lengths.length > 1 ? t`Les mots du livret` : t`Le mot du livret`}
        hint={t`${counts} lettres, dans l’ordre des étapes.`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('mots')}
      />
      <Button type="submit" pending={form.isPending}>
        {t`Vérifier`}
      </Button>
    </Form>
  );
}

type WonProps = { quete: Quete; play: PaperPlay; isNew: boolean };

function Won({ quete, play: kept, isNew }: WonProps) {
  const [play, setPlay] = useState(kept);
  // Undefined: not requested.
  const [printed, setPrinted] = useState<EnseigneShown | null>();
  const preuve = play.preuve?.etat === 'faite' ? play.preuve.id : null;
  return (
    <div className="mt-4 space-y-4">
      <p role="status" className="max-w-mesure">
        {t`Bravo\u202F! Tout est juste. Le tampon est dans votre carnet, sur cet appareil.`}
      </p>
      <Tampon
        commune={play.communeNom}
        date={new Date(play.at)}
        genre={quete.contenu.genre}
        theme={quete.contenu.theme}
        embleme={quete.contenu.embleme}
        landing={isNew}
      />
      {!isApartId(quete.id) && (
        <PaperPreuve quete={quete} play={play} onChange={setPlay} />
      )}
      <Button
        variant="secondary"
        onClick={() => void readEnseigne(quete.contenu).then(setPrinted)}
      >
        <IconPrint aria-hidden="true" className="size-5" />
        {t`Imprimer le certificat`}
      </Button>
      {printed !== undefined && (
        <Impression
          titre={paperTitle(quete, t`Le certificat`)}
          onDone={() => setPrinted(undefined)}
        >
          <Certificat
            contenu={quete.contenu}
            at={play.at}
            enseigne={printed}
            preuve={
              preuve === null
                ? undefined
                : { url: preuveUrl(preuve), signes: signesOf(preuve) }
            }
          />
        </Impression>
      )}
    </div>
  );
}

type PaperPreuveProps = {
  quete: Quete;
  play: PaperPlay;
  onChange: (play: PaperPlay) => void;
};

/** Requests the preuve of a walk on paper, which states that no answer was checked, or shows it. */
const PaperPreuve = withQueries(function PaperPreuve({
  quete,
  play,
  onChange,
}: PaperPreuveProps) {
  const services = useFirebase();
  const ask = useMutation({
    mutationFn: async () => {
      const { provePaper } = await import('@/data/preuve/paper-preuve.ts');
      onChange(await provePaper(services, quete, play));
    },
  });
  const { preuve } = play;
  if (preuve?.etat === 'faite') {
    const signes = signesOf(preuve.id);
    return (
      <p className="max-w-mesure">
        <Trans>
          Preuve{'\u00A0'}
          <span className="font-bold whitespace-nowrap">{signes}</span>, sur le certificat
          et dans le carnet.
        </Trans>{' '}
        <Link to={paths.preuve(`#${preuve.id}`)} className="font-bold">
          {t`Ce qu’elle prouve`}
        </Link>
      </p>
    );
  }
  if (preuve?.etat === 'tard') return null;
  return (
    <div className="max-w-mesure space-y-3">
      <p>
        {t`Un badge ou un cadeau au guichet\u202F? Une preuve sans nom suffit. Après une partie sur papier, elle dit la quête et le jour, et qu’aucune réponse n’a été vérifiée en ligne.`}
      </p>
      <Button variant="secondary" pending={ask.isPending} onClick={() => ask.mutate()}>
        {t`Demander une preuve`}
      </Button>
      {ask.isError && (
        <RetryAlert title={errorMessage(ask.error)} onRetry={() => ask.mutate()} />
      )}
    </div>
  );
});

/** On-demand parts of a quête's paper twin (one chunk). */
export const paperParts = { PrintedLivret, PaperPlayed };
export type PaperParts = typeof paperParts;
