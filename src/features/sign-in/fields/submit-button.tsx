import type { ReactNode } from 'react';
import { Button } from '@/ui/button.tsx';

type SubmitButtonProps = {
  form: { isPending: boolean; isOnItsWay: boolean };
  /** Announced while it is sent, never before its errors. */
  waiting: string;
  children: ReactNode;
  /** Another way, beside it. */
  beside?: ReactNode;
};

/** The submit button of the sign-in forms: the whole width of a phone, even with text at 200 %. */
export function SubmitButton({ form, waiting, children, beside }: SubmitButtonProps) {
  const button = (
    <>
      <Button
        type="submit"
        size="large"
        pending={form.isPending}
        className="max-sm:w-full max-sm:px-4"
      >
        {children}
      </Button>
      <span role="status" className="sr-only">
        {form.isOnItsWay ? waiting : ''}
      </span>
    </>
  );
  if (beside === undefined) return button;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {button}
      {beside}
    </div>
  );
}
