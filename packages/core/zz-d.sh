cd /tmp/wt/synonyms/packages/core; node --conditions=@legwork/source zz-offline.ts --diff /tmp/synonyms-base2.json
