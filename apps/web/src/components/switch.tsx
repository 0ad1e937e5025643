import type { ReactNode } from 'react';

interface SwitchProps {
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
  children: ReactNode;
}

/** Something that takes effect at once when it is switched. */
export function Switch({ on, disabled = false, onChange, children }: SwitchProps) {
  return (
    <button type="button" role="switch" className="switch" aria-checked={on} disabled={disabled} onClick={() => onChange(!on)}>
      <i aria-hidden="true" />
      {children}
    </button>
  );
}
