import { useEffect, useRef, useState, type Ref } from 'react';
import { Link } from 'react-router';
import IconCheck from '~icons/lucide/circle-check';
import IconCopy from '~icons/lucide/copy';
import IconOpen from '~icons/lucide/external-link';
import { useIsInCatalogue } from '@/data/quete/publication-queries.ts';
import { slugify } from '@/domain/commune/slug.ts';
import { publicAddressOf } from '@/domain/parcours/public-address.ts';
import type { Publication } from '@/domain/parcours/parcours.ts';
import type { QueteAddress } from '@/domain/quete/address.ts';
import { slugOf } from '@/domain/quete/publication.ts';
import type { EditorSession, EditorView } from '@/editing/session/editor-session.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { CopyButton } from '@/ui/copy-button.tsx';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Progress } from '@/ui/progress.tsx';
import { PlaqueList, QrCode } from './plaque-list.tsx';
import { SharePreviewState } from './share-preview-state.tsx';
import { usePublication, stepShare, stepText } from './use-publication.ts';

type PublishPanelProps = {
  view: EditorView;
  session: EditorSession;
  problemCount: number;
  /** Problem of the end of the address, if it is to be shown. */
  slugError: string | undefined;
  /** Shows every gap; true if there is none. */
  onCheck: () => boolean;
};

const dateTime = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
});

/** The publication of a parcours: its gaps, public address, QR code and withdrawal. */
export function PublishPanel({
  view,
  session,
  problemCount,
  slugError,
  onCheck,
}: PublishPanelProps) {
  const { progress, publish, withdraw } = usePublication(session);
  const { parcours, snapshot, status } = view;
  const publication = snapshot?.publication ?? null;
  const address = publicAddressOf(parcours, publication);
  const isInCatalogue = useIsInCatalogue(publication, address?.departement ?? '');
  const isOnline = publication !== null && isInCatalogue !== false;
  const isModified =
    publication !== null &&
    (status.type !== 'en-ligne' || (snapshot?.updatedAt ?? 0) > publication.at);
  const isBusy = progress.type === 'en-cours' || progress.type === 'retrait';
  const isToPublish = !isOnline || isModified;
  const told = useRef<HTMLParagraphElement>(null);

  // The pressed button is gone: the focus moves to its result.
  useEffect(() => {
    if (progress.type !== 'publiee' || isToPublish) return;
    if (document.activeElement === document.body) told.current?.focus();
  }, [progress.type, isToPublish]);

  const start = () => {
    if (onCheck()) publish();
  };

  return (
    <div className="max-w-mesure space-y-7">
      {isOnline && address !== null && (
        <PublishedAddress
          address={address}
          publication={publication}
          isJustPublished={progress.type === 'publiee'}
          told={told}
        />
      )}
      {isOnline && (
        <p>
          Des travaux, une plaque disparue{'\u202F'}?{' '}
          <Link to={paths.fermetures({ quete: publication.queteId })} target="_blank">
            Fermer une étape ou la quête
            <span className="sr-only"> dans un nouvel onglet</span>
          </Link>
        </p>
      )}
      {isOnline && address !== null && (
        <PlaqueList
          address={address}
          etapes={parcours.etapes}
          posedVersion={isModified ? publication.version : publication.version - 1}
        />
      )}
      {publication !== null && !isOnline && (
        <Alert tone="info" announce="polie" title="Cette quête a été retirée du site.">
          <p>Vous pouvez la publier de nouveau, à la même adresse.</p>
        </Alert>
      )}
      {publication === null && (
        <AddressField
          view={view}
          session={session}
          slugError={slugError}
          isTaken={progress.type === 'echec' && progress.isSlugTaken}
        />
      )}
      {problemCount === 0 && isToPublish && (
        <p className="flex items-center gap-2.5">
          <IconCheck aria-hidden="true" className="size-6 shrink-0 text-primaire-fort" />
          Tout est prêt.
        </p>
      )}
      {problemCount > 0 && <p>{`Avant de publier\u00A0: ${problemCount} à corriger.`}</p>}
      {progress.type === 'en-cours' && (
        <div role="status">
          <Progress
            label={stepText(progress.step)}
            value={stepShare(progress.step)}
            max={1}
            stacked
          />
        </div>
      )}
      {progress.type === 'echec' && (
        <Alert tone="alerte" announce="immediate">
          <p>{progress.texte}</p>
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {isToPublish && (
          <Button size="large" pending={isBusy} onClick={start}>
            {publication === null
              ? 'Publier la quête'
              : `Publier la version ${publication.version + 1}`}
          </Button>
        )}
        {!isToPublish && (
          <p className="text-texte-doux">Aucun changement depuis la publication.</p>
        )}
        {isOnline && (
          <Withdrawal
            isBusy={isBusy}
            onWithdraw={(onSettled) => withdraw(publication.queteId, { onSettled })}
          />
        )}
      </div>
    </div>
  );
}

type AddressFieldProps = Pick<PublishPanelProps, 'view' | 'session' | 'slugError'> & {
  isTaken: boolean;
};

/** The end of the public address, to be chosen until the first publication. */
function AddressField({ view, session, slugError, isTaken }: AddressFieldProps) {
  const { parcours } = view;
  const [typing, setTyping] = useState<string | null>(null);
  const address = publicAddressOf(parcours, null);
  const slug = slugOf(parcours);
  const change = (texte: string) => {
    setTyping(texte);
    const changes = { slug: slugify(texte) };
    session.apply({ type: 'changeParcours', changes });
  };
  const error = isTaken
    ? 'Cette adresse est déjà prise. Écrivez-en une autre.'
    : slug === '' && parcours.titre.trim() !== ''
      ? 'Écrivez une fin d’adresse avec des lettres ou des chiffres.'
      : slugError;
  return (
    <div>
      <Field
        id="champ-slug"
        label="Fin de l’adresse publique"
        hint="Faite du titre si vous ne la changez pas. Elle ne changera plus une fois la quête publiée."
        error={error}
        value={typing ?? slug}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setTyping(null)}
      />
      <p className="mt-2 break-all text-texte-doux">
        {address === null
          ? 'L’adresse se formera avec le titre et la commune.'
          : window.location.host + paths.quete(address)}
      </p>
    </div>
  );
}

type PublishedAddressProps = {
  address: QueteAddress;
  publication: Publication;
  isJustPublished: boolean;
  /** The line with the result, which can be focused. */
  told: Ref<HTMLParagraphElement>;
};

/** Public address of the quête: to copy and open, with its QR code. */
function PublishedAddress({
  address,
  publication,
  isJustPublished,
  told,
}: PublishedAddressProps) {
  const path = paths.quete(address);
  const url = window.location.origin + path;
  const published = `Version ${publication.version}, publiée le ${dateTime.format(publication.at)}.`;
  return (
    <div className="rounded-carte border border-trait bg-fond-carte p-5 sm:p-6">
      <p ref={told} role="status" tabIndex={-1} className="font-titre text-xl font-bold">
        {isJustPublished ? 'C’est publié.' : 'La quête est en ligne.'}
      </p>
      <p className="mt-1 text-texte-doux">{published}</p>
      <div className="mt-5 flex flex-wrap-reverse items-end justify-between gap-6">
        <div className="min-w-0 flex-1 basis-64 space-y-3">
          <p className="font-bold break-all">{url}</p>
          <div className="flex flex-wrap gap-3">
            <CopyButton
              text={url}
              label="Copier l’adresse"
              copied="Adresse copiée"
              icon={<IconCopy aria-hidden="true" className="size-5" />}
            />
            <Link
              to={path}
              target="_blank"
              className="inline-flex min-h-12 items-center gap-2 px-2 font-bold"
            >
              <IconOpen aria-hidden="true" className="size-5" />
              Voir la quête
              <span className="sr-only"> dans un nouvel onglet</span>
            </Link>
          </div>
          <SharePreviewState publication={publication} />
        </div>
        <QrCode url={url} fileName={`qr-${address.slug}`} />
      </div>
    </div>
  );
}

type WithdrawalProps = {
  isBusy: boolean;
  onWithdraw: (onSettled: () => void) => void;
};

/** Taking the quête out of the site, after a question. */
function Withdrawal({ isBusy, onWithdraw }: WithdrawalProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" disabled={isBusy} onClick={() => setIsAsking(true)}>
        Retirer la quête
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Retirer la quête du site ?"
          act="Retirer la quête"
          leave="Garder en ligne"
          isPending={isBusy}
          onConfirm={() => onWithdraw(() => setIsAsking(false))}
          onLeave={() => setIsAsking(false)}
        >
          <p>
            Elle disparaît du catalogue, et son adresse ne mène plus à rien. Les parties
            en cours vont jusqu’au bout. Votre parcours reste ici.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
