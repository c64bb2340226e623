import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: ElementType;
}

/** A white card; shadow, border and corners follow the studio's card style. */
export const Card = ({ as: Tag = 'div', className, ...rest }: CardProps) => (
  <Tag {...rest} data-card="" className={classNames('card p-5 sm:p-8', className)} />
);
