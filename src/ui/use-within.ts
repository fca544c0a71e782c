import { use, type Context } from 'react';

/** The value of a context; throws where nothing above gives it. */
export function useWithin<Value>(context: Context<Value | null>): Value {
  const value = use(context);
  if (value === null) throw new Error('The provider of this context is missing.');
  return value;
}
