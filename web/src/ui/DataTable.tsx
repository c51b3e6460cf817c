import type { Key, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type Column<Row> = {
  /** Its label by default. */
  id?: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The class of its heading and its cells. */
  className?: string | undefined;
  /** Its cells say what they are without their label, also on a phone, where the headings are out of sight. */
  isPlain?: boolean;
  isHeadless?: boolean;
};

type DataTableProps<Row> = {
  caption?: ReactNode;
  className?: string | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  header?: number;
  foot?: ReactNode;
};

export function DataTable<Row>({ caption, className, columns, rows, rowKey, header = 0, foot }: DataTableProps<Row>) {
  return (
    <table className={className}>
      {caption && <caption className="visually-hidden">{caption}</caption>}
      <thead>
        <tr>
          {columns.map(({ label, id = label, className, isHeadless }) => (
            <th key={id} scope="col" className={className}>
              {isHeadless ? <span className="visually-hidden">{label}</span> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ label, id = label, cell, className, isPlain }, index) =>
              index === header ? (
                <th key={id} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td key={id} className={className} data-label={isPlain ? undefined : label}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      {foot && <tfoot>{foot}</tfoot>}
    </table>
  );
}

type ScrollingProps = { label: string; className?: string | undefined; children: ReactNode };

export function Scrolling({ label, className, children }: ScrollingProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard
    <section className={classNames("scrolls", className)} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}

export function TableHead({ columns, className }: { columns: readonly string[]; className?: string }) {
  return (
    <thead className={className}>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
