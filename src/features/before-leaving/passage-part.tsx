import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { takePassage, takePassageCode } from '@/data/partie/take-passage.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { CodeReader as CodeReaderComponent } from '@/epreuves/qr/code-reader.tsx';
import type { ScannerState } from '@/epreuves/qr/use-scanner.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';

const cameraWords: Readonly<Record<ScannerState, string>> = {
  ferme: '',
  ouverture: 'L’appareil photo s’ouvre…',
  ouvert: 'Placez le QR code de l’autre téléphone dans l’image.',
  refuse: 'L’appareil photo n’est pas autorisé dans ce navigateur. Écrivez le code.',
  absent: 'L’appareil photo ne répond pas. Écrivez le code.',
};

/** The fragment of the address that a code of another phone carries; null when it is not one of this quête. */
function scannedHash(text: string, quete: Quete): string | null {
  if (!URL.canParse(text)) return null;
  const { pathname, hash } = new URL(text);
  return pathname === paths.jouer(addressOf(quete.id)) ? hash : null;
}

type PassagePartProps = {
  quete: Quete;
  /** The game has it anyway: apart, it would weigh on whoever plays. */
  CodeReader: typeof CodeReaderComponent;
};

/** A party that was begun on another phone, taken up here by its QR code or its short code. */
export function PassagePart({ quete, CodeReader }: PassagePartProps) {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();

  async function goOn(taking: Promise<boolean>, otherwise: string): Promise<void> {
    try {
      if (await taking) await navigate(paths.jouer(addressOf(quete.id)));
      else setError(otherwise);
    } catch (failure) {
      console.warn('A party could not be taken up.', failure);
      setError(
        'Ce téléphone n’a pas la version de la quête qui se joue là-bas : gardez-la avec du réseau, puis réessayez.',
      );
    }
  }

  function readCode(text: string): boolean {
    const hash = scannedHash(text, quete);
    if (hash === null) return false;
    const taking = takePassage(quete.id, hash, { now: Date.now() });
    void goOn(taking, 'Ce QR code n’est pas celui d’une partie de cette quête.');
    return true;
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const taking = takePassageCode(quete.id, code, { now: Date.now() });
    void goOn(
      taking,
      'Ce code n’est pas celui d’une partie de cette quête. Vérifiez-le, signe par signe.',
    );
  }

  return (
    <div className="space-y-5">
      <p>Sur l’autre téléphone : Menu, puis « Continuer sur un autre téléphone ».</p>
      <CodeReader onCode={readCode} words={cameraWords} />
      <form className="space-y-3" onSubmit={submit} noValidate>
        <Field
          label="Ou le code écrit sous le QR code"
          value={code}
          error={error}
          autoComplete="off"
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" variant="secondary">
          Reprendre la partie
        </Button>
      </form>
    </div>
  );
}
