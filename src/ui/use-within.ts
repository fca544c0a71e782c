import { use, type Context } from 'react';

/** The value of a context; throws without a provider. */
export function useWithin<Value>(context: Context<Value | null>): Value {
  const value = use(context);
  if (value === null) throw new Error('The provider of this context is missing.');
  return value;
}
