import { plural, t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paperFeuillet } from '@/domain/carnet/feuillet.ts';
import { carnetQueries } from '@/data/carnet/carnet-queries.ts';
import { addToCarnet } from '@/data/carnet/carnet-store.ts';
import type { EtapeSaga } from '@/domain/saga/saga.ts';
import { signes, signeWords } from '@/domain/saga/signe.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

function rightWords(count: number): string {
  return plural(count, { one: '#\u00A0signe juste.', other: '#\u00A0signes justes.' });
}

/** « Nous avons le passeport papier »: the signs of players without a screen. */
export function PassportForm({ etapes }: { etapes: readonly EtapeSaga[] }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const [isEmpty, setIsEmpty] = useState(false);
  const [wrong, setWrong] = useState<readonly number[]>([]);
  const taking = useMutation({
    mutationFn: (right: readonly EtapeSaga[]) => {
      const at = Date.now();
      const pages = right.map(({ queteId, titre, communeNom }) =>
        paperFeuillet({ queteId, titre, communeNom, at }),
      );
      return Promise.resolve(addToCarnet(pages));
    },
    onSuccess: () => client.invalidateQueries(carnetQueries.device()),
  });

  function choose(n: number, signe: string): void {
    setTyped(new Map([...typed, [n, signe]]));
    setIsEmpty(false);
    setWrong(wrong.filter((one) => one !== n));
  }

  function check(): void {
    const filled = etapes.filter(({ n }) => (typed.get(n) ?? '') !== '');
    const right = filled.filter(({ n, signe }) => typed.get(n) === signe);
    setWrong(filled.filter((etape) => !right.includes(etape)).map(({ n }) => n));
    setIsEmpty(filled.length === 0);
    if (right.length > 0) taking.mutate(right);
  }

  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold text-primaire-fort underline underline-offset-4">
        {t`Nous avons le passeport papier`}
      </summary>
      <p className="max-w-mesure">
        {t`Choisissez les signes que vous avez dessinés. Ceux qui sont justes entrent dans le carnet de ce téléphone.`}
      </p>
      <div className="mt-4 grid max-w-mesure gap-4 sm:grid-cols-2">
        {etapes.map(({ n, titre }) => (
          <Field
            key={n}
            as="select"
            label={`${n}. ${typographie(titre)}`}
            error={
              wrong.includes(n)
                ? t`Ce n’est pas ce signe. Relisez la fin du livret.`
                : undefined
            }
            value={typed.get(n) ?? ''}
            onChange={({ target }) => choose(n, target.value)}
          >
            <option value="">{t`Pas encore`}</option>
            {signes.map((signe) => (
              <option key={signe} value={signe}>
                {`${signe}  ${signeWords(signe)}`}
              </option>
            ))}
          </Field>
        ))}
      </div>
      <Button
        variant="secondary"
        className="mt-4"
        pending={taking.isPending}
        onClick={check}
      >
        {t`Vérifier`}
      </Button>
      <StatusLine className="mt-2">
        {isEmpty && t`Choisissez d’abord un signe au moins.`}
        {!isEmpty &&
          taking.variables !== undefined &&
          taking.data === true &&
          rightWords(taking.variables.length)}
        {taking.data === false && t`Ce téléphone n’a pas pu les garder.`}
      </StatusLine>
    </details>
  );
}
