import { t } from '@lingui/core/macro';
import type {
  KeyField as KeyFieldOf,
  Variant,
} from '@/domain/secret-code/secret-code.ts';
import { Field } from '@/ui/field.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { codePart } from './code-part.ts';

/** Only a turning grille has cells to press. */
const HoleGrid = codePart((parts) => parts.HoleGrid);

type KeyFieldProps = {
  field: KeyFieldOf;
  value: string;
  onCle: (cle: string) => void;
  error?: string | undefined;
  id?: string | undefined;
  /** One deciphers: the key is used backwards. */
  isDecoding?: boolean | undefined;
};

/** The key of a code, asked for as its kind wants. */
export function KeyField({
  field,
  value,
  onCle,
  error,
  id,
  isDecoding = false,
}: KeyFieldProps) {
  const hint = (isDecoding ? field.decodeHint : undefined) ?? field.hint;
  const common = {
    ...(id === undefined ? {} : { id }),
    label: field.label,
    hint: t`${hint} Par exemple\u00A0: ${field.example}`,
    error,
    value,
    autoComplete: 'off',
    spellCheck: false,
  };
  if (field.kind === 'texte') {
    return (
      <Field
        {...common}
        as="textarea"
        rows={2}
        onChange={(event) => onCle(event.target.value)}
      />
    );
  }
  if (field.kind === 'trous') {
    return (
      <div>
        <Field
          {...common}
          inputMode="numeric"
          onChange={(event) => onCle(event.target.value)}
        />
        <LoadBoundary>
          <HoleGrid cle={value} onCle={onCle} />
        </LoadBoundary>
      </div>
    );
  }
  return (
    <Field
      {...common}
      inputMode={field.kind === 'nombre' ? 'numeric' : 'text'}
      onChange={(event) => onCle(event.target.value)}
    />
  );
}

type VariantFieldProps = {
  variants: readonly Variant[];
  value: string;
  onVariante: (variante: string) => void;
  id?: string | undefined;
};

/** The ways of a code that has several; nothing for a code that has one. */
export function VariantField({ variants, value, onVariante, id }: VariantFieldProps) {
  if (variants.length === 0) return null;
  return (
    <Field
      {...(id === undefined ? {} : { id })}
      as="select"
      label={t`Variante`}
      value={value === '' ? (variants[0]?.id ?? '') : value}
      onChange={(event) => onVariante(event.target.value)}
    >
      {variants.map(({ id: variantId, label }) => (
        <option key={variantId} value={variantId}>
          {label}
        </option>
      ))}
    </Field>
  );
}
