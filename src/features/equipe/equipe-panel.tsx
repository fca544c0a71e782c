import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { joueurLimits } from '@/data/partie/play-choices.ts';
import type { Equipe } from '@/data/equipe/equipe-store.ts';
import type { EquipeSync, EquipeView } from '@/data/equipe/equipe-sync.ts';
import { loadOwnEquipe } from '@/data/equipe/load-own-equipe.ts';
import { gameUrl } from '@/data/privee/game-url.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { timeZoneOf } from '@/domain/geo/time-zone.ts';
import { codeEquipeFragment, formatCodeEquipe } from '@/domain/equipe/code-equipe.ts';
import { newEquipeSchema } from '@/domain/equipe/equipe-schema.ts';
import { capitaineOf } from '@/domain/equipe/equipe.ts';
import { appareilList } from '@/domain/equipe/membre.ts';
import type { PartieId } from '@/domain/partie/partie.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { formatDate, formatHeure } from '@/lib/format/date.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { QrDrawing } from '@/ui/pictures/qr-drawing.tsx';
import { useEquipe } from './equipe-session.ts';
import { failureWords, nameOf, notesOf } from './equipe-words.ts';

type EquipePanelProps = { quete: Quete; partieId: PartieId };

/** « Jouer en équipe »: makes a team for the party, or shows its team. */
export function EquipePanel({ quete, partieId }: EquipePanelProps) {
  const { equipe, view, sync } = useEquipe(partieId);
  return (
    <div className="space-y-5 text-lg">
      {equipe === null ? (
        <NewTeam quete={quete} partieId={partieId} />
      ) : (
        <Team {...{ quete, partieId, equipe, view, sync }} />
      )}
    </div>
  );
}

function NewTeam({ quete, partieId }: EquipePanelProps) {
  const count = appareilList.length;
  const services = useFirebase();
  const create = useMutation({
    mutationFn: async (prenom: string) =>
      (await loadOwnEquipe(services)).open(quete, partieId, prenom),
  });
  const form = useForm({
    schema: newEquipeSchema,
    values: { prenom: '' },
  });

  return (
    <Form
      form={form}
      send={({ prenom }) => create.mutateAsync(prenom)}
      refusal={(error) => ({ message: failureWords(error) })}
      className="space-y-5"
    >
      <p>
        <Trans>
          Jusqu’à {count} téléphones jouent la même partie{'\u00A0'}: chacun voit la même
          étape, et la réponse de l’un vaut pour tous. Les réponses sont vérifiées sur ce
          téléphone, celui du capitaine.
        </Trans>
      </p>
      <Field
        label={t`Votre prénom`}
        hint={t`L’équipe verra qui a répondu.`}
        optional
        maxLength={joueurLimits.length}
        autoComplete="off"
        {...form.field('prenom')}
      />
      <Button type="submit" wide pending={form.isPending}>
        {form.isPending ? t`L’équipe se forme…` : t`Créer une équipe`}
      </Button>
      <p>
        <Link
          to={paths.depart(addressOf(quete.id))}
          className="inline-flex min-h-11 items-center"
        >
          {t`Rejoindre une équipe qui joue déjà`}
        </Link>
      </p>
    </Form>
  );
}

type TeamProps = EquipePanelProps & {
  equipe: Equipe;
  view: EquipeView;
  sync: EquipeSync | null;
};

function Team({ quete, partieId, equipe, view, sync }: TeamProps) {
  const services = useFirebase();
  const renew = useMutation({
    mutationFn: async () => (await loadOwnEquipe(services)).renew(quete, partieId),
  });
  const leave = useMutation({ mutationFn: async () => sync?.leave() });
  const error = renew.error ?? leave.error;
  const isBusy = renew.isPending || leave.isPending;
  const { membre } = equipe;
  const autres = view.autres ?? [];
  const capitaine = capitaineOf([membre, ...autres])?.appareil;
  return (
    <>
      <Invitation {...{ quete, equipe }} />
      <ul aria-label={t`Téléphones de l’équipe`} className="list-disc space-y-1 pl-6">
        <li>{capitaine === membre.appareil ? t`Vous, capitaine` : t`Vous`}</li>
        {autres.map((rang) => (
          <li key={rang.appareil} className="break-words">
            {[nameOf(rang), ...notesOf(rang, capitaine)].join(', ')}
          </li>
        ))}
      </ul>
      {error !== null && <p role="alert">{failureWords(error)}</p>}
      {equipe.participation === undefined && (
        <Button variant="secondary" wide pending={isBusy} onClick={() => renew.mutate()}>
          {t`Changer de code`}
        </Button>
      )}
      {sync !== null && capitaine !== membre.appareil && (
        <Button variant="secondary" wide onClick={sync.lead}>
          {t`Devenir capitaine`}
        </Button>
      )}
      {sync !== null && (
        <Button variant="quiet" wide pending={isBusy} onClick={() => leave.mutate()}>
          {t`Quitter l’équipe et jouer seul`}
        </Button>
      )}
    </>
  );
}

function Invitation({ quete, equipe }: Pick<TeamProps, 'quete' | 'equipe'>) {
  const { codeEquipe, expireAt } = equipe;
  const [now] = useState(() => Date.now());
  const zone = timeZoneOf(quete.contenu.commune.departement);
  if (expireAt <= now) {
    return (
      <p>{t`Le code de l’équipe a plus de 24\u00A0heures. Changez-en pour inviter.`}</p>
    );
  }
  const depart = paths.depart(addressOf(quete.id));
  const date = formatDate(expireAt, zone);
  const heure = formatHeure(expireAt, zone);
  return (
    <>
      <p>
        <Trans>
          Avec un autre téléphone, scannez ce code. Ou ouvrez la quête, puis «{'\u00A0'}La
          garder avant de partir{'\u00A0'}», «{'\u00A0'}Rejoindre une équipe{'\u00A0'}».
        </Trans>
      </p>
      <QrDrawing
        text={gameUrl(quete.id, depart, codeEquipeFragment(codeEquipe))}
        label={t`QR code de l’équipe`}
        className="mx-auto w-full max-w-64 rounded-carte"
      />
      <p className="rounded-carte border-2 border-trait px-4 py-3 text-center text-3xl font-bold">
        {formatCodeEquipe(codeEquipe)}
      </p>
      <p className="text-base text-texte-doux">
        {t`Ce code vaut jusqu’au ${date} à ${heure}.`}
      </p>
    </>
  );
}
