import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Capture } from '@/data/parcours/capture-store.ts';
import { useParcoursChoices } from '@/data/parcours/parcours-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { limits } from '@/domain/limits.ts';
import { parcoursIdSchema, type ParcoursId } from '@/domain/parcours/parcours.ts';
import { freshParcoursId } from '@/editing/session/fresh-id.ts';
import { useWritingPlace } from '@/editing/session/writing-place.ts';
import { notKeptText } from '@/lib/errors/device-full.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { addCaptures, CapturesRefusedError } from './add-captures.ts';

type ReturnHomeProps = {
  captures: readonly Capture[];
  /** Settles once the last note is on the device. */
  whenKept: () => Promise<void>;
  onAdded: (id: ParcoursId) => void;
  /** Some found no room and stay. */
  onLeft: () => void;
};

/** Reason for places to stay here; null without any. */
function troubleOf({
  data: leftCount = 0,
  error,
}: Pick<UseMutationResult<number>, 'data' | 'error'>): string | null {
  if (error instanceof CapturesRefusedError) return error.message;
  if (error !== null) {
    return `${notKeptText(error, 'ces étapes')} Vos lieux sont toujours ici.`;
  }
  return leftCount === 0
    ? null
    : `Un parcours a ${limits.etapeCount.max} étapes au plus. Les lieux qui restent ici peuvent aller dans un autre.`;
}

/** Back home: the places become étapes of a new or existing parcours. */
export function ReturnHome({ captures, whenKept, onAdded, onLeft }: ReturnHomeProps) {
  const services = useFirebase();
  const place = useWritingPlace();
  const titleId = useId();
  const [targetId, setTargetId] = useState('');
  const choices = useParcoursChoices(place.kept);
  const adding = useMutation({
    mutationFn: async ({ id, isNew }: { id: ParcoursId; isNew: boolean }) => {
      await whenKept();
      const where = { ...place, store: place.storeOf(services) };
      return addCaptures(captures, { id, isNew }, where);
    },
    onSuccess: (leftCount, { id }) => {
      if (leftCount === 0) onAdded(id);
      else onLeft();
    },
    onError: (error) => {
      if (!(error instanceof CapturesRefusedError)) console.error(error);
    },
  });
  const add = () => {
    const chosen = parcoursIdSchema.safeParse(targetId);
    const id = chosen.success ? chosen.data : freshParcoursId();
    adding.mutate({ id, isNew: !chosen.success });
  };
  const trouble = troubleOf(adding);

  const count = captures.length;
  return (
    <section aria-labelledby={titleId} className="space-y-4 border-t border-trait pt-8">
      <h2 id={titleId} className="text-2xl">
        De retour
      </h2>
      <p>
        Chaque lieu devient une étape à écrire : sa place, sa photo, et votre note dans le
        récit.
      </p>
      <Field
        as="select"
        label="Dans quel parcours ?"
        value={targetId}
        onChange={({ target }) => setTargetId(target.value)}
      >
        <option value="">Un nouveau parcours</option>
        {choices.data?.map(({ id, titre }) => (
          <option key={id} value={id}>
            {titre.trim() === '' ? 'Parcours sans titre' : titre}
          </option>
        ))}
      </Field>
      {trouble !== null && (
        <Alert tone="alerte" announce="polie">
          <p>{trouble}</p>
        </Alert>
      )}
      <Button pending={adding.isPending} onClick={add}>
        {count === 1 ? 'En faire une étape' : `En faire ${count} étapes`}
      </Button>
    </section>
  );
}
