import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { takePassage, takePassageCode } from '@/data/partie/take-passage.ts';
import { cleOf } from '@/data/privee/privee-keys.ts';
import { readCle } from '@/domain/privee/cle.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { CodeReader as CodeReaderComponent } from '@/epreuves/qr/code-reader.tsx';
import type { ScannerState } from '@/epreuves/qr/use-scanner.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';

const cameraWords: Readonly<Partial<Record<ScannerState, MessageDescriptor>>> = {
  ouverture: msg`L’appareil photo s’ouvre…`,
  ouvert: msg`Placez le QR code de l’autre téléphone dans l’image.`,
  refuse: msg`L’appareil photo n’est pas autorisé dans ce navigateur. Écrivez le code.`,
  absent: msg`L’appareil photo ne répond pas. Écrivez le code.`,
};

/** Returns the fragment of the address in another phone's code; null if it is not for this quête. */
function scannedHash(text: string, quete: Quete): string | null {
  if (!URL.canParse(text)) return null;
  const { pathname, hash } = new URL(text);
  if (pathname === paths.privee()) {
    const read = readCle(hash);
    return read.type === 'cle' && read.cle === cleOf(quete.id)?.cle ? read.suite : null;
  }
  return pathname === paths.jouer(addressOf(quete.id)) ? hash : null;
}

const missingVersion = msg`Ce téléphone n’a pas la version de la quête commencée sur l’autre\u00A0: gardez-la avec du réseau, puis réessayez.`;

type PassagePartProps = {
  quete: Quete;
  /** The game loads it anyway: a separate chunk would add a request for players. */
  CodeReader: typeof CodeReaderComponent;
};

/** Resumes a party of another phone by its QR code or its short code. */
export function PassagePart({ quete, CodeReader }: PassagePartProps) {
  const navigate = useNavigate();
  const form = useForm({ schema: z.object({ code: z.string() }), values: { code: '' } });

  function goOn(isTaken: boolean, otherwise: string): void {
    if (isTaken) void navigate(paths.jouer(addressOf(quete.id)));
    else form.setError('code', { message: otherwise }, { shouldFocus: true });
  }

  function readCode(text: string): boolean {
    const hash = scannedHash(text, quete);
    if (hash === null) return false;
    takePassage(quete.id, hash, { now: Date.now() }).then(
      (isTaken) =>
        goOn(isTaken, t`Ce QR code n’est pas celui d’une partie de cette quête.`),
      (error: unknown) => {
        console.warn('A party could not be taken up.', error);
        form.setError('code', { message: t(missingVersion) }, { shouldFocus: true });
      },
    );
    return true;
  }

  return (
    <div className="space-y-5">
      <p>{t`Sur l’autre téléphone\u00A0: Menu, puis «\u00A0Continuer sur un autre téléphone\u00A0».`}</p>
      <CodeReader onCode={readCode} words={cameraWords} />
      <Form
        form={form}
        send={({ code }) => takePassageCode(quete.id, code, { now: Date.now() })}
        onSent={(isTaken) =>
          goOn(
            isTaken,
            t`Ce code n’est pas celui d’une partie de cette quête. Vérifiez-le, signe par signe.`,
          )
        }
        refusal={() => ({ field: 'code', message: t(missingVersion) })}
        className="space-y-3"
      >
        <Field
          label={t`Ou le code écrit sous le QR code`}
          autoComplete="off"
          {...form.field('code')}
        />
        <Button type="submit" variant="secondary" pending={form.isPending}>
          {t`Reprendre la partie`}
        </Button>
      </Form>
    </div>
  );
}
