import type { ComponentProps } from 'react';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  id: string;
  label: string;
  error?: string | undefined;
  isShown: boolean;
  onShownChange: (isShown: boolean) => void;
};

/** A password that can be read while it is typed. Pasting and password managers are welcome. */
export function PasswordField({ isShown, onShownChange, ...field }: PasswordFieldProps) {
  const word = isShown ? 'Masquer' : 'Afficher';
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
          aria-label={`${word} le mot de passe`}
          className="-mr-4 px-4"
          onClick={() => onShownChange(!isShown)}
        >
          {word}
        </Button>
      }
    />
  );
}
