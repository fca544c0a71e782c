import type { ComponentProps } from 'react';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  id: string;
  label: string;
  error?: string | undefined;
  isShown: boolean;
  onShownChange: (isShown: boolean) => void;
};

/** A password that can be read while it is typed. Pasting and password managers are welcome. */
export function PasswordField({ isShown, onShownChange, ...field }: PasswordFieldProps) {
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      suffix={
        <Button
          variant="quiet"
          aria-controls={field.id}
          className="-mr-4 px-4"
          onClick={() => onShownChange(!isShown)}
        >
          {isShown ? 'Masquer' : 'Afficher'}
          <VisuallyHidden> le mot de passe</VisuallyHidden>
        </Button>
      }
    />
  );
}
