import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { RadioGroup } from '@/ui/choices/radio-group.tsx';

/** In France, 15 is the age of consent for one's own data: asked, never stored. */
export function AgeField(field: Partial<ComponentProps<typeof RadioGroup>>) {
  return (
    <div>
      <RadioGroup
        {...field}
        legend={t`Votre âge`}
        required
        options={[
          { value: 'majeur', label: t`J’ai 15 ans ou plus` },
          {
            value: 'mineur',
            label: t`J’ai moins de 15 ans\u00A0: un parent ou tuteur accepte avec moi`,
            hint: t`Lisez cette page ensemble avant de continuer.`,
          },
        ]}
      />
      <p className="mt-2 max-w-mesure text-texte-doux">
        {t`Cette réponse n’est pas gardée.`}{' '}
        <Link to={paths.privacy()} target="_blank" className="text-texte">
          {t`Ce que nous faisons de vos données (nouvel onglet)`}
        </Link>
      </p>
    </div>
  );
}
