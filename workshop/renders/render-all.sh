#!/bin/sh
# Renders every original that is missing, most needed first. Safe to stop and start again.
# usage: workshop/renders/render-all.sh    (delete an original to have it made anew; afterwards: node tools/media/build.ts)
cd "$(dirname "$0")/../.." || exit 1
originals=${ORIGINALS:-content/media/originals}

blend() { nice -n 19 ionice -c3 blender -b -t 2 -P "workshop/renders/$1" -- "$2" "$3" 2>&1 | grep -E "rendered in|Error:|File \"" | grep -v unfreed; }
pack() { for id in $2; do [ -e "$originals/products/$id-$1.webp" ] || blend pack.py "$1" "$id"; done; }
scenes() { for id in $1; do [ -e "$originals/$id.webp" ] || blend scene.py "$id"; done; }

current="hd-r5-1p hd-s15-3p hd-t15 hd-c10 hd-q100-215 hd-h5-10 hd-o5-48 hd-bw hd-e22 hd-al20 hd-b5 hd-m25-3p
 hd-r3-6-1p hd-r6-1p hd-r8-1p hd-r12-1p hd-s10-3p hd-s8-3p hd-s20-3p hd-s30-3p hd-s50-3p hd-o3-24 hd-o6-2-48
 hd-c5 hd-c16 hd-t10 hd-t20 hd-t25 hd-b14 hd-h10-20 hd-q50-100 hd-q125-261 hd-bg hd-bm3 hd-e7 hd-pb"
legacy="hd-r3-g1 hd-r5-g1 hd-l2-4 hd-bg2"

# Bodies that differ: models of one housing share the picture, see the galleries of the records.
ports="hd-r5-1p hd-r8-1p hd-r12-1p hd-s10-3p hd-s15-3p hd-s20-3p hd-s30-3p hd-s50-3p hd-o5-48 hd-m25-3p hd-c10 hd-t10 hd-h5-10
 hd-b5 hd-b14 hd-q100-215 hd-e22 hd-pb hd-bw hd-al20 hd-bm3"
backs="hd-r5-1p hd-s10-3p hd-s15-3p hd-s30-3p hd-o5-48 hd-m25-3p hd-c10 hd-t10 hd-h5-10 hd-b5 hd-e22 hd-pb hd-bw hd-al20 hd-bm3"

pack front "$current $legacy"
scenes "$(blender -b -P workshop/renders/scene.py -- --list 2>/dev/null | grep '^id ' | cut -d' ' -f2)"
pack side "$current"
pack ports "$ports"
pack back "$backs"
pack open "hd-q100-215 hd-q125-261"
