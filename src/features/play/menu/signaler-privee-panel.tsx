import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { cleOf } from '@/data/privee/privee-keys.ts';
import { limits } from '@/domain/limits.ts';
import { estSansFin } from '@/domain/privee/privee.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { typedText } from '@/domain/typed-field.ts';
import {
  AccessDeniedError,
  NotFoundError,
  LimitReachedError,
} from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { DoneNotice } from '@/ui/done-notice.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';

function motifSchema() {
  return z.object({
    motif: typedText({
      max: limits.signalementTexte.max,
      min: 5,
      missing: t`Dites en quelques mots ce qui ne va pas.`,
    }),
  });
}

function refusalWords(error: unknown): string {
  return error instanceof AccessDeniedError && !(error instanceof LimitReachedError)
    ? t`Vous avez déjà signalé cette quête, ou elle n’existe plus.`
    : errorMessage(error);
}

type SignalerPriveePanelProps = { queteId: QueteId; onClose: () => void };

/** « Signaler cette quête »: no new party begins until the team has looked. */
export function SignalerPriveePanel({ queteId, onClose }: SignalerPriveePanelProps) {
  const services = useFirebase();
  const report = useMutation({
    mutationFn: async (motif: string) => {
      const kept = cleOf(queteId);
      if (kept === null) throw new NotFoundError('This device has no key of it.');
      const { priveeRepository } = await import('@/data/privee/privee-repository.ts');
      await priveeRepository(services).report(kept, motif);
    },
  });
  const form = useForm({
    id: 'signaler-privee',
    schema: motifSchema(),
    values: { motif: '' },
  });
  if (estSansFin(cleOf(queteId)?.a ?? 0)) {
    return (
      <p className="text-lg">
        <Trans>
          Cette quête est la fin d’une saga, et l’équipe l’a relue. Si quelque chose n’y
          va pas, <Link to={paths.contact()}>écrivez-lui</Link>.
        </Trans>
      </p>
    );
  }
  if (report.isSuccess) {
    return (
      <DoneNotice title={t`Merci, votre signalement est parti`}>
        <p>
          {t`Personne ne peut plus commencer cette quête tant que l’équipe ne l’a pas regardée. Les parties en cours continuent.`}
        </p>
        <Button onClick={onClose}>{t`Fermer`}</Button>
      </DoneNotice>
    );
  }
  return (
    <Form
      form={form}
      send={({ motif }) => report.mutateAsync(motif)}
      refusal={(error) => ({ message: refusalWords(error) })}
      className="space-y-5 text-lg"
    >
      <p>
        {t`Une quête privée n’a pas été relue par l’équipe. Si elle blesse, ou met quelqu’un en danger, dites-le\u00A0: votre nom n’est pas demandé.`}
      </p>
      <Field
        as="textarea"
        label={t`Qu’est-ce qui ne va pas\u202F?`}
        rows={3}
        maxCount={limits.signalementTexte.max}
        {...form.field('motif')}
      />
      <Button type="submit" size="large" wide pending={form.isPending}>
        {form.isPending ? t`Envoi…` : t`Signaler cette quête`}
      </Button>
    </Form>
  );
}
