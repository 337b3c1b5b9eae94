/** A plug beside its socket under a dashed sun. Its style sheet gives it the maker's colours. */
export const drawing = `<svg class="drawing" viewBox="0 0 400 200" aria-hidden="true">
<circle class="sun" cx="100" cy="34" r="21"/>
<path class="ground" d="M0 154h400"/>
<rect class="device" x="206" y="10" width="92" height="112" rx="4"/>
<rect class="dark" x="217" y="23" width="70" height="25" rx="2"/>
<path class="charge" d="M223 42h29"/>
<path class="pins" d="M226 122v10M244 122v10M261 122v10"/>
<path class="cable" d="M261 128v20q0 21-21 21H114q-21 0-21-21v-8"/>
<path class="dark" d="M86 128h14v11H86z"/>
<path class="pins" d="M90 121v8M96 121v8"/>
<path class="far cable" d="M-10 169h48q26 0 26-22v-4"/>
<rect class="socket" x="56" y="132" width="16" height="11" rx="2"/>
</svg>`;
