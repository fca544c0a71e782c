import { useMutation } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { codeEquipeIn } from '@/domain/equipe/code-equipe.ts';
import type { CodeReader as CodeReaderComponent } from '@/epreuves/qr/code-reader.tsx';
import type { ScannerState } from '@/epreuves/qr/use-scanner.ts';
import { equipeMutations } from '@/data/equipe/equipe-queries.ts';
import type { Joining } from '@/data/equipe/own-equipe.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { joueurLimits } from '@/data/partie/play-choices.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import {
  normalizePseudonyme,
  prenomProblem,
  pseudonymeProblemWords,
} from '@/domain/utilisateur/pseudonyme.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { failureWords } from './equipe-words.ts';

type JoinFormProps = {
  quete: Quete;
  /** As the address brought it; empty when it is to be typed. */
  codeEquipe: string;
  /** The game has it anyway: apart, it would weigh on whoever plays. */
  CodeReader: typeof CodeReaderComponent;
};

const cameraWords: Readonly<Record<ScannerState, string>> = {
  ferme: '',
  ouverture: 'L’appareil photo s’ouvre…',
  ouvert: 'Placez le QR code de l’équipe dans l’image.',
  refuse:
    'L’appareil photo n’est pas autorisé dans ce navigateur. Écrivez les six lettres.',
  absent: 'L’appareil photo ne répond pas. Écrivez les six lettres.',
};

/** The code in the address that a QR code of this site carries; empty when it is something else. */
function scannedCode(text: string): string {
  if (!URL.canParse(text)) return '';
  const { origin, hash } = new URL(text);
  return origin === window.location.origin ? codeEquipeIn(hash) : '';
}

const otherwise: Readonly<Record<Exclude<Joining['type'], 'entree'>, string>> = {
  illisible: 'Un code d’équipe a six lettres, sans chiffre.',
  finie:
    'L’animation de ce groupe est terminée. Vous pouvez jouer la quête de votre côté.',
  complete: 'Cette équipe a déjà douze téléphones. Jouez à côté de l’un d’eux.',
};

function problemWords({
  data,
  error,
}: {
  data: Joining | undefined;
  error: Error | null;
}): string | undefined {
  if (error !== null) return failureWords(error);
  return data === undefined || data.type === 'entree' ? undefined : otherwise[data.type];
}

/** « Rejoindre une équipe »: the code that another phone shows, and a first name for who likes. */
export function JoinForm({ quete, codeEquipe, CodeReader }: JoinFormProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(codeEquipe);
  const [prenom, setPrenom] = useState('');
  const [isTried, setIsTried] = useState(false);
  const joining = useMutation(equipeMutations.join(useFirebase()));

  const prenomTrouble = prenomProblem(normalizePseudonyme(prenom));
  // Until the game is there, the form stays as it was pressed.
  const isEntering = joining.isPending || joining.data?.type === 'entree';

  function readSeen(text: string): boolean {
    const seen = scannedCode(text);
    if (seen === '') return false;
    setTyped(seen);
    enter(seen);
    return true;
  }

  function enter(code: string): void {
    setIsTried(true);
    if (joining.isPending || prenomTrouble !== null) return;
    joining.mutate(
      { typed: code, prenom: normalizePseudonyme(prenom) },
      {
        onSuccess: (joined) => {
          if (joined.type !== 'entree') return;
          void navigate(paths.jouer(addressOf(joined.queteId)));
        },
      },
    );
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    enter(typed);
  }

  return (
    <form className="space-y-3" onSubmit={submit} noValidate>
      <CodeReader onCode={readSeen} words={cameraWords} />
      <Field
        label="Code de l’équipe"
        hint={`Six lettres, par exemple KTM\u00A0RAP.`}
        value={typed}
        error={problemWords(joining)}
        autoComplete="off"
        autoCapitalize="characters"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Field
        label="Votre prénom"
        hint="L’équipe verra qui a répondu."
        optional
        value={prenom}
        error={
          isTried && prenomTrouble !== null
            ? pseudonymeProblemWords[prenomTrouble]
            : undefined
        }
        maxLength={joueurLimits.length}
        autoComplete="off"
        onChange={(event) => setPrenom(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" aria-disabled={isEntering}>
        {isEntering ? 'Un instant…' : 'Rejoindre l’équipe'}
      </Button>
      <p className="text-base text-texte-doux">
        {`Votre propre partie de cette quête (${quete.contenu.commune.nom}), s’il y en a une, reste gardée.`}
      </p>
    </form>
  );
}
