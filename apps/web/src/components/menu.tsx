import { Check, type LucideIcon } from 'lucide-react';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { Keys } from './key.tsx';
import { useMenuParts } from './menu-parts.ts';
import { notYet, useFloat } from './use-float.ts';

const fetchPanel = () => import('./menu-panel.tsx').then(({ MenuPanel }) => ({ default: MenuPanel }));
const MenuPanel = lazy(fetchPanel);

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  label: string;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A list of things to do. */
export function Menu({ trigger, label, align = 'start', children }: MenuProps) {
  const { button, box, open, byKey, setOpen } = useFloat(trigger, { kind: 'menu', preload: () => void fetchPanel().catch(notYet) });
  return (
    <>
      {button}
      {open && box && (
        <Suspense>
          <MenuPanel box={box} label={label} align={align} byKey={byKey} onClose={() => setOpen(false)}>
            {children}
          </MenuPanel>
        </Suspense>
      )}
    </>
  );
}

interface MenuItemProps {
  icon?: LucideIcon;
  /** "Ctrl+E" */
  keys?: string;
  hint?: ReactNode;
  disabled?: boolean;
  danger?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon: Icon, keys, hint, disabled = false, danger = false, onSelect, children }: MenuItemProps) {
  const Primitive = useMenuParts();
  return (
    <Primitive.Item className={danger ? 'item danger' : 'item'} disabled={disabled} onSelect={onSelect}>
      {Icon && <Icon size={16} strokeWidth={1.5} aria-hidden="true" />}
      <ItemText hint={hint}>{children}</ItemText>
      {keys && <Keys keys={keys} />}
    </Primitive.Item>
  );
}

interface MenuCheckProps {
  checked: boolean;
  hint?: ReactNode;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** Something that is on or off; choosing it leaves the menu open. */
export function MenuCheck({ checked, hint, onChange, children }: MenuCheckProps) {
  const Primitive = useMenuParts();
  return (
    <Primitive.CheckboxItem className="item" checked={checked} onCheckedChange={onChange} onSelect={(event) => event.preventDefault()}>
      <span className="box">
        <Primitive.ItemIndicator>
          <Check size={12} strokeWidth={2.5} aria-hidden="true" />
        </Primitive.ItemIndicator>
      </span>
      <ItemText hint={hint}>{children}</ItemText>
    </Primitive.CheckboxItem>
  );
}

interface MenuChoiceProps<Value extends string> {
  label: string;
  chosen: Value;
  choices: readonly { value: Value; label: string; icon?: LucideIcon; hint?: ReactNode }[];
  onChoose: (value: Value) => void;
}

/** One of a few. */
export function MenuChoice<Value extends string>({ label, chosen, choices, onChoose }: MenuChoiceProps<Value>) {
  const Primitive = useMenuParts();
  return (
    <Primitive.RadioGroup value={chosen} onValueChange={(value) => onChoose(value as Value)} aria-label={label}>
      {choices.map(({ value, label: name, icon: Icon, hint }) => (
        <Primitive.RadioItem key={value} className="item" value={value}>
          {Icon && <Icon size={16} strokeWidth={1.5} aria-hidden="true" />}
          <ItemText hint={hint}>{name}</ItemText>
          <Primitive.ItemIndicator className="chosen">
            <Check size={16} strokeWidth={1.5} aria-hidden="true" />
          </Primitive.ItemIndicator>
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  );
}

export function MenuRule() {
  const Primitive = useMenuParts();
  return <Primitive.Separator className="menu-rule" />;
}

function ItemText({ hint, children }: { hint: ReactNode; children: ReactNode }) {
  return (
    <span className="item-text">
      {children}
      {hint && <small>{hint}</small>}
    </span>
  );
}
