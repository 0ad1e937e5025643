import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  /** One primary a screen. `danger` is solid only inside its own dialog. */
  look?: 'edge' | 'primary' | 'quiet' | 'danger' | 'danger-solid';
  size?: 'small' | 'control' | 'big';
  /** Holds an icon alone; give it an `aria-label`. */
  icon?: boolean;
}

const LOOKS = { edge: '', primary: ' primary', quiet: ' quiet', danger: ' danger', 'danger-solid': ' danger solid' } as const;
const SIZES = { small: ' sm', control: '', big: ' big' } as const;

export function Button({ look = 'edge', size = 'control', icon = false, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={`btn${LOOKS[look]}${SIZES[size]}${icon ? ' icon' : ''}${className ? ` ${className}` : ''}`} />
  );
}
