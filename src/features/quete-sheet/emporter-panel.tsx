import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { makeDossier, type MadeDossier } from '@/data/quete/make-dossier.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { dossierBytes } from '@/domain/quete/dossier.ts';
import { filmBytesOf } from '@/domain/quete/public-media.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { formatOctets } from '@/lib/format/nombre.ts';
import { useSiteOrigin } from '@/lib/head/use-site-origin.ts';
import { isEmailShaped } from '@/domain/utilisateur/email.ts';
import { limits } from '@/domain/limits.ts';
import { paths } from '@/lib/paths.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { Field } from '@/ui/field.tsx';
import { loadDrawing } from '@/ui/icons/drawings.ts';
import { Progress } from '@/ui/progress.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

export type EmporterProps = {
  quete: Pick<Quete, 'id' | 'contenu'>;
  /** Packs the archive of its parcours; absent for players. */
  packArchive?: (() => Promise<Uint8Array>) | undefined;
};

type State =
  | { type: 'repos'; said: string }
  | { type: 'prepare'; done: number; total: number }
  | { type: 'trous'; made: MadeDossier };

/** Makes the folder of a quête on this device: its size, its progress, and what is missing before it is saved. */
export function EmporterPanel({ quete: { id, contenu }, packArchive }: EmporterProps) {
  const [state, setState] = useState<State>({ type: 'repos', said: '' });
  const [hasFilms, setHasFilms] = useState(false);
  const [hasArchive, setHasArchive] = useState(false);
  const [contact, setContact] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const making = useRef<AbortController | null>(null);
  const vivante = useSiteOrigin() + paths.quete(addressOf(id));
  const filmBytes = filmBytesOf(contenu);
  const taille = formatOctets(dossierBytes(contenu, { hasFilms }));
  const tailleDesFilms = formatOctets(filmBytes);
  // The fetches are outside React: they end with the panel.
  useEffect(() => () => making.current?.abort(), []);

  const rest = (said: string) => setState({ type: 'repos', said });
  const save = ({ file }: MadeDossier) => {
    const { name } = file;
    saveFile(file);
    rest(t`${name} est dans vos téléchargements.`);
  };

  async function make(): Promise<void> {
    const isReadable = contact.trim() === '' || isEmailShaped(contact.trim());
    setIsRefused(!isReadable);
    if (!isReadable) return;
    const controller = new AbortController();
    const { signal } = controller;
    making.current = controller;
    setState({ type: 'prepare', done: 0, total: 1 });
    try {
      const { embleme: name } = contenu;
      const embleme = name === undefined ? null : await loadDrawing(name);
      const made = await makeDossier(id, {
        ...{ vivante, hasFilms, embleme, signal },
        contact: contact.trim(),
        packArchive: hasArchive ? packArchive : undefined,
        onProgress: (done, total) => {
          if (!signal.aborted) setState({ type: 'prepare', done, total });
        },
      });
      if (made.missingCount === 0) save(made);
      else setState({ type: 'trous', made });
    } catch (error) {
      if (signal.aborted) return;
      console.warn('The folder could not be made.', error);
      rest(
        error instanceof RangeError
          ? t`L’appareil n’a pas assez de mémoire pour ce dossier. Essayez sur un ordinateur.`
          : t`Le fichier n’a pas pu être préparé, peut-être faute de réseau. Réessayez.`,
      );
    }
  }

  function cancel(): void {
    making.current?.abort();
    rest('');
  }

  if (state.type === 'prepare') {
    const { done, total } = state;
    return (
      <div className="space-y-3">
        <Progress label={t`Le dossier se prépare`} value={done} max={total} />
        <Button variant="secondary" onClick={cancel}>
          {t`Annuler`}
        </Button>
      </div>
    );
  }
  if (state.type === 'trous') {
    const { made } = state;
    const { missingCount } = made;
    return (
      <Alert
        tone="attention"
        announce="polie"
        title={t`Images ou enregistrements introuvables\u00A0: ${missingCount}`}
      >
        <div className="mt-3 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => save(made)}>
            {t`Enregistrer sans eux`}
          </Button>
          <Button variant="secondary" onClick={() => void make()}>
            {t`Réessayer`}
          </Button>
          <Button variant="quiet" onClick={cancel}>
            {t`Annuler`}
          </Button>
        </div>
      </Alert>
    );
  }
  return (
    <div className="space-y-3">
      {filmBytes > 0 && (
        <Checkbox checked={hasFilms} onCheckedChange={setHasFilms}>
          {t`Avec les films (${tailleDesFilms})`}
        </Checkbox>
      )}
      {packArchive !== undefined && (
        <Checkbox checked={hasArchive} onCheckedChange={setHasArchive}>
          {t`Avec l’archive du parcours, pour un autre site. Elle contient les réponses.`}
        </Checkbox>
      )}
      <Field
        label={t`Adresse e-mail pour les signalements`}
        hint={t`Le dossier n’envoie rien\u00A0: il ouvre la messagerie de qui joue.`}
        optional
        type="email"
        autoComplete="email"
        maxLength={limits.contactEmail.max}
        value={contact}
        error={
          isRefused
            ? t`Écrivez une adresse e-mail complète, comme nom@exemple.fr.`
            : undefined
        }
        onChange={(event) => setContact(event.currentTarget.value)}
      />
      <Button variant="secondary" onClick={() => void make()}>
        {t`Préparer le dossier (${taille} environ)`}
      </Button>
      <StatusLine>{state.said}</StatusLine>
      <a
        href="/joueur/saint-fiacre.zip"
        download
        className="inline-flex min-h-11 items-center font-bold"
      >
        {t`Un dossier à essayer d’abord\u00A0: le village de Saint-Fiacre`}
      </a>
    </div>
  );
}
