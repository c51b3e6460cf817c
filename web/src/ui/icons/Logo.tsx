export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#0f4a36" />
      <g fill="none" stroke="#f8f3e6" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
        <path d="M16 7.5v17M11.5 24.5h9M6.5 10.8c3.6 0 5.6-1.6 9.5-1.6s5.9 1.6 9.5 1.6" />
        <path d="M7.8 11 4.9 17.6h5.8zM24.2 11l-2.9 6.6h5.8z" />
      </g>
      <path d="M4.6 17.6a3.2 3.2 0 0 0 6.4 0zM21 17.6a3.2 3.2 0 0 0 6.4 0z" fill="#d8b35a" />
      <circle cx="16" cy="7" r="1.7" fill="#d8b35a" />
    </svg>
  );
}
