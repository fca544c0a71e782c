import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { joinSchema } from '@/domain/equipe/equipe-schema.ts';
import { codeEquipeIn } from '@/domain/equipe/code-equipe.ts';
import type { CodeReader as CodeReaderComponent } from '@/epreuves/qr/code-reader.tsx';
import type { ScannerState } from '@/epreuves/qr/use-scanner.ts';
import type { Joining } from '@/data/equipe/own-equipe.ts';
import { loadOwnEquipe } from '@/data/equipe/load-own-equipe.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { joueurLimits } from '@/data/partie/play-choices.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { failureWords } from './equipe-words.ts';

type JoinFormProps = {
  quete: Quete;
  /** From the address; empty if it is to be typed. */
  codeEquipe: string;
  /** The game loads it anyway: a separate chunk would add a request for players. */
  CodeReader: typeof CodeReaderComponent;
};

const cameraWords: Readonly<Partial<Record<ScannerState, MessageDescriptor>>> = {
  ouverture: msg`L’appareil photo s’ouvre…`,
  ouvert: msg`Placez le QR code de l’équipe dans l’image.`,
  refuse: msg`L’appareil photo n’est pas autorisé dans ce navigateur. Écrivez les six lettres.`,
  absent: msg`L’appareil photo ne répond pas. Écrivez les six lettres.`,
};

/** The code in the address of a QR code of this site; empty for any other code. */
function scannedCode(text: string): string {
  if (!URL.canParse(text)) return '';
  const { origin, hash } = new URL(text);
  // The team code of a quête privée is after its key.
  const code = codeEquipeIn(hash) || codeEquipeIn(`#${hash.split('&')[1] ?? ''}`);
  return origin === window.location.origin ? code : '';
}

const otherwise: Readonly<Record<Exclude<Joining['type'], 'entree'>, MessageDescriptor>> =
  {
    illisible: msg`Un code d’équipe a six lettres, sans chiffre.`,
    finie: msg`L’animation de ce groupe est terminée. Vous pouvez jouer la quête de votre côté.`,
    complete: msg`Cette équipe a déjà douze téléphones. Jouez à côté de l’un d’eux.`,
  };

/** « Rejoindre une équipe »: the code that another phone shows, and a first name, optional. */
export function JoinForm({ quete, codeEquipe, CodeReader }: JoinFormProps) {
  const navigate = useNavigate();
  const commune = quete.contenu.commune.nom;
  const services = useFirebase();
  const joining = useMutation({
    mutationFn: async ({ code, prenom }: { code: string; prenom: string }) =>
      (await loadOwnEquipe(services)).join(code, prenom),
  });
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    schema: joinSchema,
    values: { code: codeEquipe, prenom: '' },
    leaves: true,
  });

  function readSeen(text: string): boolean {
    const seen = scannedCode(text);
    if (seen === '') return false;
    form.fill('code', seen);
    element.current?.requestSubmit();
    return true;
  }

  return (
    <Form
      ref={element}
      form={form}
      send={({ code, prenom }) => joining.mutateAsync({ code, prenom })}
      onSent={(joined) => {
        if (joined.type !== 'entree') {
          form.setError(
            'code',
            { message: t(otherwise[joined.type]) },
            { shouldFocus: true },
          );
          return;
        }
        void navigate(paths.jouer(addressOf(joined.queteId)));
      }}
      refusal={(error) => ({ field: 'code', message: failureWords(error) })}
      className="space-y-3"
    >
      <CodeReader onCode={readSeen} words={cameraWords} />
      <Field
        label={t`Code de l’équipe`}
        hint={t`Six lettres, par exemple KTM\u00A0RAP.`}
        autoComplete="off"
        autoCapitalize="characters"
        {...form.field('code')}
      />
      <Field
        label={t`Votre prénom`}
        hint={t`L’équipe verra qui a répondu. Dans le groupe d’une classe ou d’une animation, il n’est pas envoyé.`}
        optional
        maxLength={joueurLimits.length}
        autoComplete="off"
        {...form.field('prenom')}
      />
      <Button type="submit" variant="secondary" pending={form.isPending}>
        {form.isPending ? t`Un instant…` : t`Rejoindre l’équipe`}
      </Button>
      <p className="text-base text-texte-doux">
        <Trans>
          Dans le groupe d’une classe ou d’une animation, la personne qui organise voit où
          vous en êtes et ce que le groupe répond.
        </Trans>
      </p>
      <p className="text-base text-texte-doux">
        {t`Votre propre partie de cette quête (${commune}), s’il y en a une, reste gardée.`}
      </p>
    </Form>
  );
}
