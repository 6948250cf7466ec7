import { evenings } from './evenings.ts';

/** Readers who try everything, message by message. */
export default evenings(`
  love-luck-at-large | 올해 연애운 어때요?
  > why-say-so | 왜 그렇게 보세요?
  best-month-for-love | 그럼 몇 월이 제일 좋아요?
  what-then | 그때까지 저는 뭘 하면 돼요?
  which-way-to-meet | 소개팅 앱이랑 지인 소개 중에 어느 쪽이 나아요?

  back-together-will | 헤어진 지 두 달 됐는데 다시 만날 수 있을까요?
  > ex-thinks-of-me | 그 사람도 제 생각 하나요
  > will-ex-contact | 크리스마스까지 연락 올까요?
  > contact-ex-first | 안 오면 제가 먼저 해도 돼요?
  > contact-ex-words | 뭐라고 보내야 할까요
  said-otherwise-before | 아까는 기다리라고 하지 않으셨어요?
  > contact-ex-first | 그럼 기다리는 거랑 먼저 보내는 거 중에 딱 하나만 골라주세요
  > why-say-so | 왜 그쪽이에요?

  marry-at-all | 저 결혼은 할 수 있을까요?
  > marry-when-alone | 몇 살쯤이요?
  > kind-of-spouse | 어떤 남자랑 하게 될까요
  spouse-blessing | 배우자복 있는 편이에요?
  > why-say-so | 그게 사주에서 뭘 보고 아는 거예요
  is-my-chart-good | 아 그렇구나 제 일간은 좋은 거예요?

  answers-slower | 썸남이 답장을 너무 늦게 해요
  > ssum-likes-me | 저한테 관심 있는 거 맞아요?
  watches-my-stories | 어제 6시간 만에 답 왔는데 스토리는 계속 올리더라구요
  > why-suddenly-cool | 왜 그러는 걸까요
  ask-them-out | 이번 주말에 만나자고 해볼까요?
  > which-of-two-days | 토요일이랑 일요일 중에요?
  > ask-out-words | 보낼 문장 하나만 써주세요
  > lighter-words | ㅋㅋㅋ 너무 오글거려요 다른 걸로요

  confess-accepted | 짝사랑 중인데 고백하면 받아줄까요?
  confess-on-the-day | 12월 24일에 고백하면 어때요?
  > is-it-too-late | 너무 늦은 거 아니에요? 다음 달은요?
  > crush-likes-me | 그 친구는 저를 어떻게 생각해요?
  > only-a-younger-sister | 그냥 친구로 보는 거 같은데
  > confess-by-text | 직접 만나서 할까요 카톡으로 할까요
  if-they-refuse | 차이면 어떡하죠

  why-still-alone | 저 왜 연애 못하는지 솔직하게 말해주세요
  scold-me | 더 세게 말해도 돼요
  nature-or-luck | 그게 성격 문제예요 운 문제예요?
  is-my-chart-good | 사주가 나쁜 거예요?
  love-this-year | 올해 안에는 글렀나요
  > how-to-meet | 그럼 지금부터 뭘 고치면 되는데요
  the-conclusion | 하나만 말해봐요 하나만

  gunghap-score | 저희 궁합 몇 점이에요?
  where-we-clash | 어디가 잘 맞고 어디가 안 맞아요?
  same-fight-again | 맨날 똑같은 걸로 싸우거든요 남친은 말을 안 하고 저는 말하라고 하고
  > is-it-in-my-chart | 이게 사주에 나오는 거예요?
  marry-this-one-should | 결혼해도 될까요 이 사람이랑
  > wed-when-together | 내년이랑 내후년 중에 언제가 더 나아요?
  > why-say-so | 왜 내년은 안 돼요?
  how-much-loved | 남친도 저를 그만큼 좋아하나요

  love-luck-at-large | 그럼 연애운이요
  someone-comes-when | 남자친구 언제 생겨요?
  love-this-year | 올해 안엔 안 돼요?ㅠㅠ
  dohwa-star | 저 도화살 있어요?
  > dohwa-star | 친구가 있으면 인기 많다던데 전 하나도 없는데요
  am-i-charming | 그럼 저 매력이 뭐예요?

  called-off-wedding | 파혼하고 반년이 지났어요
  ex-regrets | 그 사람은 후회하고 있을까요?
  > tells-more | 제가 먼저 그만두자고 했거든요. 예물 얘기하다가 시어머니 되실 분이 저희 엄마한테 함부로 말씀하셔서
  > is-it-my-fault | 그때 제가 잘못한 건가요
  > part-again-after | 다시 돌아가면 똑같을까요
  love-next-year | 내년 봄에 새로운 사람 만날 수 있을까요?
  back-or-new | 재회랑 새 인연 중에 어느 쪽 운이 더 커요?

  marry-at-all | 장가 갈 수 있습니까?
  > someone-comes-when | 언제쯤입니까
  heard-otherwise | 작년에도 다른 데서 곧 간다고 했는데 안 갔습니다
  what-is-different-here | 여기는 뭐가 다릅니까
  why-say-so | 근거를 말씀해 주세요
  which-way-to-meet | 선을 보는 게 낫습니까 결혼정보회사가 낫습니까
  arranged-meeting | 부모님이 12월에 선자리를 잡으셨는데 나가볼까요

  is-it-ssum | 인스타 맞팔하고 디엠 중인데 이거 썸이에요?
  > what-are-they-thinking | 걔는 무슨 생각이에요
  liked-my-post | 제 스토리에 하트만 누르고 말은 안 걸어요
  > everyone-sees-a-friend | 왜??
  text-first-or-wait | 제가 먼저 걸까요 아님 냅둘까요
  > text-first-when | 언제 보내는 게 좋아요
  > sooner-than-that | 오늘 밤은?
  nervous-before-it | 넘 떨려요ㅠㅠㅠ
  > after-no-answer | 읽씹당하면요?

  crush-coworker | 회사 선배를 좋아해요
  crush-likes-me | 선배도 저한테 마음 있어요?
  ssum-or-only-kind | 다른 팀 후배들한테도 다 친절해서 모르겠어요
  > is-it-only-me | 저만 착각하는 거면 어떡하죠
  > crush-come-closer | 티 낸다는 게 구체적으로 뭘 해야 하는데요
  confess-when | 고백은 언제가 좋아요
  office-love-wise | 근데 사귀다 헤어지면 회사 어떻게 다녀요

  is-partner-cheating | 남친이 바람 피우는 거 같아요
  > is-partner-cheating | 촉이 와요
  can-a-chart-tell | 사주로 그런 것도 보여요?
  > why-say-so | 안 보이면 뭘 보고 말하는 건데요
  shall-i-look-at-phone | 폰 볼까요 말까요
  > tells-bad-sign | 물어보면 화내요
  shall-part | 헤어져야 돼요?
  open-a-talk | 이번 주말에 얘기하려는데 뭐라고 시작해요?
  > that-scares-me | 무서워요 사실

  us-two-match | 소개팅한 분이랑 궁합 봐주세요
  partner-at-heart | 이 분 성격이 어때요?
  us-two-match | 저랑 잘 맞아요?
  third-date | 두 번 만났는데 세 번째를 언제 잡을지 고민입니다
  blind-date-done | 상대도 저를 괜찮게 봤을까요
  > why-say-so | 왜 그렇게 생각하시죠
  who-loves-more | 둘 중 누가 더 좋아하게 돼요?

  feels-empty | 요즘 왜 이렇게 마음이 공허할까요
  > feels-empty | 연애를 안 해서 그런가
  lonely-night | 혼자 있는 시간이 너무 길어요
  want-to-be-alone | 혼자 있어도 괜찮은 사주예요?
  introvert-in-love | 사람들 만나면 더 피곤하고요
  > when-life-gets-better | 언제쯤 나아져요?
  next-year-luck | 내년은 올해보다 나아요?

  ex-has-new | 전남친이 새 여친 생겼대요
  is-it-over | 진짜 끝난 거예요?
  > ex-new-couple-lasts | 걔네 오래 갈까요
  > wish-they-part | 솔직히 헤어졌으면 좋겠어요
  > am-i-bad-for-it | 저 못됐죠
  > how-long-it-hurts | 언제쯤 안 아파요?
  > let-down-by-it | 두 달은 너무 길어요
  block-ex | 차단할까요 말까요

  partner-thinks-marriage | 만나는 사람이 있는데 결혼 얘기를 안 꺼내요
  partner-thinks-marriage | 그 사람은 결혼 생각이 있나요
  wed-age-pressure | 저는 나이가 있어서 마음이 급해요
  > how-would-they-take-it | 제가 먼저 꺼내면 부담스러워할까요?
  > raise-wedding-talk | 언제 말하면 좋을까요
  > which-of-two-days | 설 전이요 후요?
  > partner-never-wed | 안 한다고 하면 그만둬야 하나요
  dodges-wedding-talk | 재혼이라서 더 조심스러운 걸까요 그 사람이

  one-word-answers | 썸녀가 갑자기 단답해요
  did-i-do-wrong | 내가 뭐 잘못했나
  > one-word-answers | ㅇㅇ ㅋㅋ 이런 거만 옴
  > am-i-turned-down | 식은 거야?
  warm-them-again | 다시 살릴 수 있어?
  how-long-to-wait | 언제까지 기다려
  text-what | 뭐라 보낼지 알려줘
  > lighter-words | 야 그건 너무 진지하잖아
  > lighter-words | 좀 가볍게 없어?

  crush-classmate | 같은 과 동기를 좋아하는데요
  how-many-percent | 걔도 저 좋아할 확률 몇 퍼예요
  > how-many-percent | 퍼센트로 못 말해요?
  never-loved | 수능 끝나고 지금까지 모솔이에요...
  confess-on-the-day | 기말 끝나고 고백하면 어때요
  > confess-on-the-day | 12월 20일이요
  > why-say-so | 이유가 뭐예요?
  friend-goes-between | 친구한테 대신 떠봐달라고 하는 건 별로예요?

  love-this-year | 돌려 말하지 말고 올해 남자 있어요 없어요
  > someone-comes-when | 없으면 언제
  > love-next-year | 내년 몇 월이요
  > why-say-so | 왜 하필 그때예요?
  where-to-meet | 그때 어디 가면 만나요
  older-or-younger | 나이 차이는요 연상 연하
  too-picky | 저 눈 높아요?
  > what-to-give-up | 뭘 포기해야 돼요

  us-two-match | 남편이랑 궁합 좀 봐주세요 결혼 5년차예요
  > spouse-no-talk | 요즘 대화가 없어요
  parents-no-time-for-us | 애 키우면서 둘 다 지쳤나봐요
  spouse-changed | 남편은 저한테 마음이 식었나요?
  > partner-at-heart | 원래 이런 사람이에요?
  > slump-ends | 언제쯤 다시 좋아질까요
  hundred-days | 이번 결혼기념일이 1월인데 뭘 해보면 좋을까요
  > hundred-days | 여행이랑 그냥 집에서 저녁 먹는 거 중에요?

  > money-luck | 재물은 안 돼요?
  love-luck-at-large | 네 그럼 연애요
  someone-comes-when | 여자 언제 만나요
  christmas-alone | 크리스마스는 혼자인가요
  > why-say-so | 왜요

  i-dumped-and-regret | 제가 찼는데 후회됩니다
  > back-together-will | 다시 받아줄까요?
  ex-feelings-left | 전여친은 지금 어떤 마음일까요
  > how-would-they-take-it | 연락하면 욕먹겠죠
  > contact-ex-when | 한 달 뒤가 나아요 지금이 나아요?
  > contact-ex-words | 문구 좀 부탁드립니다
  > texted-ex-no-answer | 답 없으면 그냥 접어야 하나요?

  married-life-ahead | 이 남자랑 결혼하면 잘 살까요?
  > couple-purse | 돈 문제는요?
  > in-laws-ahead | 시댁이랑은 어때요
  > why-say-so | 왜 그렇게 나와요? 어느 글자예요?
  parents-mind-job-money | 저희 엄마는 반대하세요 직장이 불안하다고
  mothers-word-or-mine | 엄마 말 들어야 할까요 제 마음대로 해야 할까요
  two-families-meet | 상견례 2월에 하려는데 괜찮아요?
  > two-families-meet | 4월은요?

  meets-never-names | 한 달째 썸인데 고백을 안 해요
  am-i-kept-around | 저를 간보는 건가요
  someone-else-too | 다른 여자 있는 건 아니겠죠?
  define-us | 제가 먼저 우리 무슨 사이냐고 물어볼까요
  > day-for-talk | 언제 물어봐요?
  first-date-ahead | 이번 주 금요일에 보기로 했어요!
  > the-conclusion | 그럼 금요일에 하라는 거예요 말라는 거예요?
  > will-do-so | 분위기 보고 할게요 ㅎㅎ

  crush-cafe-staff | 카페 사장님을 좋아합니다
  crush-cafe-staff | 말은 몇 번 해봤는데 손님이라 웃어주는 건지 모르겠습니다
  > crush-likes-me | 그분 마음이 어떤가요
  number-unknown | 번호 물어봐도 될까요
  > see-them-after-refusal | 거절당하면 그 카페 못 가는데요
  natural-before-crush | 왜 저는 좋아하는 사람 앞에만 가면 말이 꼬일까요
  > is-it-in-my-chart | 사주에 그런 것도 있습니까

  only-bad-ones | 나 왜 맨날 쓰레기만 만나?
  is-it-my-fault | 내 탓이라는 거야?
  > let-down-by-it | 기분 나쁘네
  you-are-right | 근데 맞는 말이긴 해
  kind-of-person-to-come | 담엔 어떤 사람 만나야 돼
  recognise-the-one | 어떻게 알아봐
  someone-comes-when | 언제 나타나는데
  > which-of-two-days | 12월? 1월?

  right-one-for-me | 이 사람이랑 저 인연 맞아요?
  > right-one-for-me | 그냥 스쳐가는 인연은 아니죠?
  us-two-match | 농담이고요 성격 궁합이요
  > must-i-adjust | 제가 맞춰야 돼요?
  ssum-official-when | 사귀게 되면 언제쯤이에요
  said-otherwise-before | 근데 아까 느린 게 좋다면서요 왜 이번 달이래요

  after-divorce | 이혼한 지 3년 됐습니다. 다시 누굴 만날 수 있을까요
  divorced-with-a-child | 아이가 중학생이라 망설여져요
  this-year-is-bad | 올해보다 내년이 나은가요
  kind-of-person-to-come | 어떤 사람이 저랑 맞을까요
  only-bad-ones | 제가 사람 보는 눈이 없나 봐요
  > is-it-in-my-chart | 그게 제 사주 때문인가요?
  content-alone | 혼자 사는 게 나은 팔자인가요

  parted-just-now | 어제 헤어졌어요 ㅠㅠㅠㅠ
  > parted-just-now | 아직 실감이 안 나요
  > ex-unfollowed | 카톡 프사도 내렸어요 걔가
  hold-who-leaves | 붙잡을까요
  go-to-their-door | 지금 집 앞에 가면 안 돼요?
  > why-say-so | 왜 안 돼요
  > ex-hurts-too | 걔도 울고 있을까요
  > cannot-sleep-or-eat-after | 잠이 안 와요

  marry-when-alone | 결혼운 들어오는 해가 언제예요?
  > next-one-lasts | 그 전에 만나는 사람은 다 헤어져요?
  love-match-or-arranged | 연애결혼이에요 중매예요?
  spouse-job | 배우자 직업도 나와요?
  > future-one-looks | 못생겼어요?ㅋㅋㅋ
  > kind-of-spouse | 성격은요
  marry-late | 저 늦게 결혼하면 좋다는 말 들었는데 맞아요?
  > marry-when-alone | 근데 늦게가 몇 살이에요

  blind-date-no-word | 소개팅하고 애프터가 없어요
  am-i-turned-down | 저 마음에 안 든 거죠?
  good-until-then | 헤어질 때는 또 보자고 했거든요
  > ssum-or-only-kind | 예의상 한 말일까요
  > text-first-or-wait | 제가 먼저 연락해도 괜찮을까요
  > which-of-two-days | 오늘 수요일인데 오늘이요 아니면 주말?
  > text-what | 첫마디 뭐라고 해요?
  just-texted-me | 방금 연락 왔어요!! 대박
  > just-texted-me | 뭐라고 답해요 빨리요

  crush-for-years | 친한 오빠를 3년째 좋아해요
  give-up-crush | 포기해야 될까요?
  only-a-younger-sister | 오빠는 저를 동생으로만 보죠?
  crush-is-free-now | 여자친구랑 얼마 전에 헤어졌대요
  > crush-is-free-now | 그럼 지금이 기회예요?
  > how-long-to-wait | 언제까지 기다려야 해요
  friendship-after-confession | 고백 안 하고 옆에 있는 거랑 하고 멀어지는 거 중에 뭐가 덜 아파요?
  i-am-crying | 울고 싶다

  too-late-by-age | 사십인데 아직 희망 있습니까
  tell-me-straight | 빈말 말고요
  > rest-from-love | 언제까지 안 생기면 접을까요
  alone-for-life | 혼자 살 팔자냐고요
  why-say-so | 왜 아니라는 거죠? 근거는?
  no-love-in-chart | 제 사주에 여자가 있긴 합니까
  > what-then | 흠 그럼 올겨울에 뭐부터 하죠

  who-loves-more | 남친이랑 저 누가 더 좋아해요?
  only-i-try | 제가 더 손해보는 연애 같아서요
  only-i-try | 먼저 연락하는 것도 저고 약속 잡는 것도 저예요
  no-right-to-be-hurt | 서운하다고 말해도 될까요
  > ask-for-change | 뭐라고 말해야 안 싸워요?
  will-partner-change | 이 사람 바뀔 수 있어요?
  > someone-comes-when | 언제쯤이요
  > if-it-goes-on | 안 바뀌면요?

  guilty-for-loving | 좋아하면 안 되는 사람을 좋아해요
  crush-married | 유부남이에요
  > crush-married | 그 사람도 저한테 마음이 있는 것 같은데 맞나요
  > wait-for-couple-to-part | 이혼할까요 그 사람
  > knows-it-well | 혼내지 마세요 저도 알아요
  > forget-crush-how | 어떻게 끊어요
  love-next-year | 내년엔 다른 사람 올까요
  > will-do-so | 네.. 그래볼게요

  back-together-will | 4년 사귄 여친이랑 헤어짐 재회 가능?
  > tells-more | 권태기였음
  wants-time-apart | 여친이 먼저 시간 갖자 했는데 그게 이별인지 모르겠음
  > ex-feelings-left | 아직 나 좋아하긴 함?
  > how-long-to-wait | 얼마나 기다려야 됨
  > back-together-when | 설날까지는 올까
  > after-that-month | 안 오면?
  wants-time-apart | 왜 여자들은 시간 갖자고 함ㅋㅋ

  wedding-is-set | 내년 5월에 결혼해요
  > is-our-day-good | 날짜 괜찮은지 봐주세요
  which-of-two-days | 5월 16일이랑 23일 중에 어느 날이 나아요?
  > why-say-so | 이유가 궁금해요
  prep-quarrels | 결혼 준비하면서 자꾸 싸우는데 괜찮은 거 맞죠
  will-partner-change | 이 사람 결혼하면 변할까요?
  my-faults | 제가 고쳐야 할 점은요

  texts-never-meets | 연락은 매일 하는데 만나자고는 안 해요
  > drawn-to-one-type | 왜 그럴까요?
  > texts-never-meets | 카톡 친구인가요 저
  always-busy | 바쁘다고는 하는데 3주째 바쁜 사람이 어딨어요
  > ssum-likes-me | 마음이 있긴 한 거예요?
  must-i-adjust | 제가 언제까지 맞춰줘야 돼요
  wait-or-stop | 이번 달까지만 기다려볼까요
  > text-what | 그럼 마지막으로 뭐라고 보내볼까요

  crush-likes-me | 반 남자애 좋아하는데 걔도 나 좋아해?
  speaks-first-crush | 걔가 나한테만 장난쳐
  > sat-and-talked-long | 그럼 나한테 관심있는거 맞지??
  confess-when | 언제 고백해
  > confess-on-the-day | 빼빼로데이 지났는데ㅠ
  > confess-on-the-day | 크리스마스 때?
  confess-by-letter | 편지가 나아 디엠이 나아?
  > if-they-refuse | 차이면 쪽팔려서 학교 못 가

  > what-is-different-here | 그럼 믿을 수 있어요?
  guess-my-past | 제 작년이 어땠는지 맞춰보세요
  you-are-wrong | 틀렸는데요
  > tells-more | 작년에 저 헤어졌거든요
  next-year-luck | 그럼 올해랑 내년은요

  gunghap-bad | 여자친구랑 제 궁합이 안 좋다고 다른 데서 들었습니다
  > gunghap-bad | 정말 그렇습니까
  my-animal-year | 띠가 상극이라던데요
  > gunghap-bad | 그럼 뭘 보는 게 맞습니까?
  marry-twice | 결혼하면 이혼수 있다는 말도 들었습니다
  > gunghap-bad | 신경 안 써도 된다는 뜻입니까?
  proposal-when | 프러포즈 연말에 하려는데 12월 31일 어떻습니까
  > feels-glad | 한결 편해졌습니다

  lose-myself-in-love | 평소엔 안 그런데 좋아하는 사람만 생기면 눈치를 봐요
  > is-it-in-my-chart | 그게 제 사주에 있어요?
  > change-myself | 고칠 수 있는 거예요?
  > change-myself | 어떻게요
  my-strong-points | 저 장점도 좀 말해주세요
  true-of-anyone | 진짜요? 아무한테나 하는 말 아니죠
  > feels-glad | 캡처해놨어요 ㅎㅎ

  ex-drunk-call | 헤어진 남친이 술 먹고 전화했어요
  > ex-drunk-call | 무슨 뜻이에요?
  > ex-contacts-why | 보고 싶대요
  > tells-their-words | 근데 아침 되니까 미안하다고 잊어달래요
  > ex-toys-with-me | 저 가지고 노는 건가요
  > ex-feelings-left | 진심은 뭐예요
  good-to-go-back | 다시 만나자고 하면 받아줄까요 말까요?
  > when-ex-contacts | 언제 또 연락 올까요?

  after-divorce | 재혼운이 있는지 궁금합니다
  > someone-comes-when | 언제쯤 들어옵니까
  next-year-luck | 내년 하반기는 어떻습니까
  why-it-ended | 첫 결혼이 왜 깨졌는지도 사주에 나오나요
  > takes-it-in | 아내 탓만은 아니었다는 말씀이군요
  kind-of-person-to-come | 이번엔 어떤 사람을 만나야 합니까
  > child-meets-my-new-one | 딸이 있는데 딸이 싫어하지 않을까요

  jealous-in-ssum | 썸남 인스타에 여사친 사진 올라옴
  > feels-hurt | ㄹㅈㄷ 빡침
  > someone-else-too | 둘이 사귀는 거 아님?
  > ask-ex-about-new | 물어봐도 됨?
  jealous-in-ssum | 질투하는 거 티나면 어캄
  > ssum-likes-me | 걔 나 좋아하긴 해?
  > why-say-so | 왜 그렇게 봐
  test-their-heart | 이번주 토욜에 걔랑 영화보는데 그때 떠볼까
  > what-words | 멘트 ㄱㄱ

  confess-before-army | 군대 가기 전에 고백할까요
  > tells-more | 입대가 2월입니다
  > would-they-wait | 기다려줄까요?
  > confess-before-army | 지금 말하는 게 이기적인가
  crush-knows | 그 애는 제가 좋아하는 거 알까요
  > confess-when | 12월이 좋아요 1월이 좋아요
  > why-say-so | 왜 1월은 별로예요?

  fwb-wants-more | 사귀자는 말은 없는데 잠은 자요
  ssum-likes-me | 이 사람 저 좋아하나요?
  > tell-me-straight | 솔직하게요
  > feels-hurt | 아프네요
  i-ask-to-date | 제가 사귀자고 하면요?
  > confess-when | 언제 말하는 게 좋아요
  > wait-or-stop | 끊는 거랑 기다리는 거요
  cannot-bear-parting | 혼자 되는 게 무서워서 못 끊겠어요

  us-two-match | 8살 연하랑 만나는데 궁합 괜찮나요?
  age-gap-couple | 나이 차이가 문제될까요
  parents-mind-age-past | 그쪽 부모님이 알면 난리날 텐데
  > partner-loves-me | 이 친구 진심이에요?
  couple-lasts | 오래 갈 수 있을까요
  why-say-so | 왜 그렇게 보시는지 쉽게 설명해 주세요
  said-otherwise-before | 아까는 불이 많다더니 이번엔 물이래요?
  > said-otherwise-before | 헷갈리네요

  luck-this-week | 이번 주 연애운 어때요?
  luck-weekend | 이번 주말은요?
  blind-date-coming | 토요일에 소개팅 있어요!
  > what-to-wear-for-luck | 무슨 색 옷 입을까요
  > blind-date-coming | 남자 괜찮을까요
  blind-date-talk | 말주변이 없는데 무슨 얘기하죠
  ssum-official-when | 잘 되면 언제 사귀어요?ㅋㅋ 김칫국

  not-over-after-a-year | 헤어진 지 1년 넘었는데 아직도 못 잊었어요
  lingering-or-love | 미련인지 사랑인지 모르겠어요
  ex-feelings-left | 그 사람은 저 다 잊었죠?
  > meet-in-the-end | 혹시 다시 볼 일이 있을까요
  > back-together-when | 있다면 언제요?
  > greet-ex | 그날 우연히 마주치면 뭐라고 해요
  > not-over-after-a-year | 이제 보내줘야겠죠..

  content-alone | 비혼인데요 결혼 안 해도 되는 사주예요?
  parents-press | 엄마가 자꾸 선보래요
  content-alone | 결혼 안 하면 외로워요?
  > content-alone | 나중에 마음 바뀔 수도 있어요?
  > someone-comes-when | 언제요?
  > content-alone | 그럼 연애만 하는 건요
  > parents-press | 엄마한테 뭐라고 하죠
  said-otherwise-before | 아까는 서른다섯에 결혼운 있다면서요 그럼 하는 거예요 마는 거예요

  left-unread | 카톡 1이 안 사라지네요
  > left-unread | 이틀째예요
  > left-unread | 차단인가요?
  > always-busy | 바쁜 걸까요
  after-no-answer | 또 보내면 매달리는 거 같죠
  > how-long-to-wait | 며칠 더 있다가요?
  > after-no-answer | 다시 보낸다면 내용은?
  am-i-turned-down | 그래도 안 읽으면 끝난 거죠
  drinks-to-forget | 하 술이나 마셔야지

  crush-trainer | 헬스장 트레이너쌤 좋아해요ㅋㅋ
  > tells-more | 다들 그런다는데 저는 진심이에요
  > crush-likes-me | 쌤도 저한테 좀 다른가요?
  > let-down-by-it | 회원이라 잘해주는 거라고요? 단호하시네
  > is-there-hope | 그래도 가능성은?
  > crush-leaving | PT 12월에 끝나요
  > crush-leaving | 끝나기 전에 말해요 끝나고 말해요?
  ask-out-words | 밥 먹자고 하는 게 나아요 커피가 나아요

  me-not-ready | 여친이 결혼 재촉하는데 저는 확신이 없어요
  am-i-bad-for-it | 제가 나쁜 놈입니까
  shall-part | 헤어지는 게 맞나요
  no-money-to-wed | 돈도 없는데 무슨 결혼이에요
  > ex-hurts-too | 그 사람은 저 없으면 힘들까요
  > me-not-ready | 내년 가을까지만 미뤄달라고 하면요
  > open-a-talk | 말 어떻게 꺼내요
  marry-when-alone | 사주에 제 결혼은 언제로 나옵니까

  right-one-for-me | 우리 천생연분이에요?ㅎㅎ
  just-became-couple | 사귄 지 50일 됐어요
  couple-lasts | 몇 년 갈 거 같아요?
  couple-lasts | 헤어지는 날도 나와요?
  couple-hard-time | 권태기는 언제 와요
  > couple-slump | 그때 어떻게 넘겨요
  cheating-in-chart | 남친이 바람기 있어요?
  why-say-so | 왜 없다고 보세요 사주 어디요

  someone-comes-when | 저 언제쯤 좋은 사람 만나요
  heard-otherwise | 다들 내년이래요 작년에도 내년이라더니
  > why-say-so | 왜 내년이에요?
  good-and-bad-days | 날짜로 찍어주세요
  > someone-comes-when | 달이라도요
  > what-then | 알겠어요 그럼 그때까지 뭐해요
  > join-a-club | 운동? 모임?

  blocked-by-ex | 전여친한테 차단당했어요
  > blocked-by-ex | 풀어줄까요?
  > tells-own-part | 제가 너무 집착했어요
  > tells-own-part | 지금은 안 그래요
  apologise-after-parting | 사과 편지라도 쓰면 안 되나요
  > why-say-so | 왜요
  why-i-cling | 저는 왜 이렇게 매달릴까요
  > change-myself | 고칠 수 있을까요?

  should-live-together | 동거 먼저 하자는데 어때요?
  couple-reaches-marriage | 결혼으로 이어질까요
  partner-thinks-marriage | 이 사람이 진지한지 모르겠어요
  > move-house | 이사 날짜가 1월인데요
  > tell-parents-we-live-together | 부모님께는 뭐라고 말씀드리죠
  should-live-together | 동거랑 혼인신고 중에 뭐가 먼저예요

  no-one-around | 연락하는 사람 자체가 없어요 ㅋㅋㅋ
  someone-comes-when | 썸은 언제 타요
  blind-date-offered | 과팅 나갈까요 말까요
  > which-of-two-days | 이번 달이요 다음 달이요?
  introvert-in-love | 제가 먼저 말 거는 게 어려워요
  > text-what | 첫마디 뭐라고 해요

  crush-church | 교회 오빠 좋아하는데 사주 봐도 되나요ㅎㅎ
  crush-likes-me | 오빠 마음이 궁금해요
  speaks-first-crush | 기도 같이 하자고 한 건 관심인가요
  friend-same-crush | 다른 자매도 오빠를 좋아해요
  whom-do-they-prefer | 저랑 그 자매 중에 누구한테 마음이 더 가 있을까요
  > can-a-chart-tell | 그건 모르는 거예요?
  woman-confesses-first | 먼저 다가가도 괜찮죠?

  back-together-how | 재회하고 싶은데 현실적으로 말해줘요
  how-many-percent | 몇 프로
  > why-say-so | 왜 그렇게 낮아요
  > tells-good-sign | 걔가 먼저 울면서 잡았었단 말이에요
  > tells-own-part | 그때는 제가 거절했고요
  > hold-who-leaves | 지금 제가 잡으면요?
  > back-together-when | 언제 잡아야 그나마 나아요
  let-down-by-it | 됐어요 기분만 나빠졌어
  > sorry-i-snapped | 아 미안해요 예민했네요

  spouse-left-home | 아내와 별거 중입니다
  gunghap-bad | 궁합이 원래 안 좋은 건가요
  spouse-wants-divorce | 아내는 이혼을 원하는 것 같습니다
  win-spouse-back | 제 마음은 아직 있습니다
  > win-spouse-back | 돌아올 가능성이 있을까요
  > day-for-talk | 언제쯤 대화를 시도하면 좋겠습니까
  > open-a-talk | 무슨 말부터 하면 될까요

  never-loved | 서른인데 모쏠이에요
  > why-still-alone | 문제 있는 거죠?
  looks-and-love | 솔직히 제가 못생겨서 그런 거 같아요
  tell-me-straight | 위로 말고 사주로 말해주세요
  no-love-in-chart | 남자 글자가 아예 없대요 전에 보니까
  > no-love-in-chart | 없으면 연애 못해요?
  someone-comes-when | 그럼 언제 들어와요
  > sooner-than-that | 내년 여름까지 어떻게 기다려요ㅠㅠ

  left-me-for-another | 환승이별 당했어요
  wants-revenge | 벌 받을까요 그 인간?
  > wants-revenge | 잘 살면 어떡해요
  ex-is-sorry | 저한테 미안하긴 할까요
  good-to-go-back | 돌아온다고 하면 받아주면 안 되죠?
  back-together-when | 근데 돌아올까요 언제쯤
  am-i-a-fool | 저 바보 같죠
  wants-revenge | 복수하고 싶은데 뭘 하면 되나요
  you-are-right | 님 말이 맞아요 ㅋㅋ 잘 사는 게 복수지

  kind-or-able | 돈 많은 남자랑 조건 없이 다정한 남자 중에 저는 누구랑 맞아요?
  > kind-or-able | 둘 다는 안 되나요ㅋㅋ
  > why-say-so | 왜 다정한 쪽이에요
  two-at-once | 저 사실 지금 두 명한테 대시받고 있어요
  their-birthday-unknown | 둘 다 생일은 몰라요
  > two-at-once | 느낌으로는 첫 번째가 끌리는데 두 번째가 결혼하기엔 나아 보여요
  > two-at-once | 언제까지 정해야 할까요
  > two-at-once | 너무 재면 둘 다 놓치려나

  text-first-when | 썸녀한테 선톡 언제 하면 돼요
  what-hour | 몇 시요?
  what-hour | 밤 11시는 너무 늦나
  > keep-talk-going | 할 말이 없어요
  > keep-talk-going | 날씨 얘기하면 노잼인가
  ssum-likes-me | 걔는 저 어떻게 생각하는데요
  > ssum-likes-me | 아 그럼 호감은 있네요?
  confess-when | 고백은 12월 언제가 좋음

  crush-coworker | 거래처 분한테 마음이 생겼어요
  crush-single-or-not | 결혼했는지도 몰라요
  > crush-single-or-not | 반지는 없던데
  only-a-younger-sister | 그분은 저를 일로만 보겠죠
  text-with-excuse | 송년 인사 핑계로 연락해볼까 하는데 어떠세요
  > text-first-when | 언제쯤 보내면 자연스러울까요?
  crush-at-my-age | 이 나이에 설레는 게 주책인가요

  partner-jobless-part | 남친이 백수예요 헤어질까요
  > tells-more | 2년째 취준 중이에요
  > will-partner-get-work | 취업은 언제 돼요?
  > child-when | 내년엔 될까요
  > how-long-then | 안 되면 저 언제까지 기다려요
  i-cooled | 사랑하긴 하는데 지쳐요
  tell-me-straight | 팩폭 좀요
  who-pays | 데이트 비용도 다 제가 내요
  > takes-it-in | 그 말 들으니까 정신이 드네요

  us-two-match | 제일 친한 남사친이랑 연애 궁합 어때요?
  friendship-after-confession | 사귀면 친구도 잃을까봐요
  ssum-or-only-kind | 걔가 요즘 좀 이상해요 챙겨주고 데려다주고
  > ssum-likes-me | 저 좋아하는 거 아니에요?
  > us-two-match | 그럼 우리는 어느 쪽이에요
  > why-say-so | 왜요?
  ssum-official-when | 만약 사귄다면 언제가 시작하기 좋아요

  love-luck-at-large | ㅋㅋㅋ 장난이고 연애운이요
  change-jobs | 이직운도 같이 되나요
  > love-luck-at-large | 연애 먼저요 그럼
  meets-at-work | 내년 1월에 새 회사 가는데 거기서 만날까요?
  office-love-wise | 사내연애 괜찮아요?
  yeokma-star | 역마살 있다던데 그게 연애에 안 좋아요?

  parted-after-long-years | 십 년 만난 사람과 헤어졌습니다
  dreamt-of-ex | 아직도 꿈에 나와요
  dreamt-of-ex | 꿈에 나오면 그 사람이 저를 생각하는 건가요?
  block-ex | 연락처는 아직 못 지웠어요
  > block-ex | 지우는 게 나을까요 두는 게 나을까요
  will-ex-contact | 올해가 가기 전에 한 번은 연락이 올까요
  always-left-behind | 왜 저는 늘 남겨지는 쪽일까요

  partner-in-debt | 예비신랑이 빚이 있는 걸 숨겼어요
  > tells-bad-sign | 4천이래요
  > partner-in-debt | 결혼해도 되나요
  > can-i-trust-partner | 또 거짓말할까요?
  > tells-more | 청첩장은 이미 다 찍었어요
  > postpone-wedding | 미루는 거랑 그냥 하는 거 중에요
  > how-long-to-wait | 언제까지 결정해야 돼요
  > tell-my-parents-of-it | 부모님한테 말해야 할까요
  > feels-hurt | 너무 억울하고 화나요

  says-comfortable-with-me | 방금 썸남이 저보고 편하대요 이거 좋은 거예요 나쁜 거예요?
  > only-a-younger-sister | 여자로 안 보인다는 거 아니죠
  long-calls-meaning | 근데 목소리 듣고 싶다고 전화는 해요
  > what-are-they-thinking | 헷갈리게 하네
  > what-are-they-thinking | 마음은 있는데 겁내는 거예요?
  > what-are-they-thinking | 겁을 왜 내요
  > win-their-heart | 제가 어떻게 해주면 돼요
  will-they-mark-my-birthday | 다음 주 화요일 제 생일인데 뭐라도 할까요 걔가

  crush-coworker | 알바 누나 좋아함
  > tells-more | 누나 22살
  > crush-much-older | 연하 싫어함?
  crush-likes-me | 누나 맘 알려줘
  confess-or-not | 고백 ㄱ? ㄴ?
  > someone-comes-when | 언제
  > sooner-than-that | 이번주말은 좀 빠른가
  > gift-for-crush | 선물 뭐 사감
  > gift-for-crush | 돈 3만원 있음ㅋㅋ

  swayed-by-others | 저는 늘 휘둘려요
  > swayed-by-others | 만나는 사람마다 제가 다 맞춰요
  > give-too-much | 왜 이러는 거죠 제가
  is-it-in-my-chart | 사주 어디에 그런 게 보여요?
  change-myself | 그 글자는 못 바꾸잖아요
  > change-myself | 그럼 평생 이래요?
  cannot-say-no | 거절 연습 같은 건 어떻게 해요
  what-then | 내일 당장 할 수 있는 거 하나만요

  waiting-for-soldier | 남친 군대 갔는데 기다릴 수 있을까요
  apart-heart-changes | 궁합상 떨어져 있어도 괜찮아요?
  > tells-more | 전역이 내년 9월이에요
  > apart-heart-changes | 그때까지 안 헤어져요?
  couple-hard-time | 제일 위험한 달이 언제예요
  > apart-heart-changes | 남친은 불안해하나요
  what-gift | 휴가가 12월 말인데 뭐 해주면 좋아할까요?
  > will-do-so | 편지 쓸게요 ㅎㅎ

  decade-luck | 제 대운이 언제 바뀌어요?
  decade-luck | 대운이 뭔데요 근데
  > decade-luck | 그럼 연애도 바뀌어요?
  samjae-years | 삼재라서 그런 거예요?
  samjae-years | 삼재에 만나면 안 좋아요?
  > samjae-years | 그럼 올해 만난 사람은요
  true-of-anyone | 솔직히 다 비슷한 말 같은데요

  ex-weds | 헤어진 여자친구 결혼한답니다
  > ex-sent-invitation | 청첩장 받았어요
  > ex-sent-invitation | 가야 할까요 말아야 할까요
  > ex-contacts-why | 왜 보냈을까요
  > ex-feelings-left | 저한테 미련은 없는 거겠죠
  > tells-more | 결혼식이 1월 10일입니다
  > day-of-our-anniversary | 그날 뭐 하면서 버티죠
  marry-at-all | 저도 언젠간 하겠죠?

  marriage-agency | 결혼정보회사 가입할까요?
  > tells-more | 300만원이래요
  > marriage-agency | 돈값 할까요
  > marriage-agency | 언제 가입하는 게 좋아요
  too-picky | 제 나이에 조건 따지면 안 되나요
  spouse-blessing | 전 배우자운이 약하다던데 그 말 맞아요?
  > useful-element | 약하면 뭘로 채워요

  talks-of-their-ex | 썸남이 전여친 얘기를 자꾸 해요
  > talks-of-their-ex | 못 잊은 거죠?
  > talks-of-their-ex | 저는 대타예요?
  > may-i-do-so | 듣기 싫다고 말해도 돼요?
  > ask-for-change | 뭐라고 말해야 안 예민해 보여요
  > talks-of-their-ex | 걔 언제쯤 정리돼요
  > worth-the-try | 기다려줄 가치가 있어요?
  said-otherwise-before | 아까는 저한테 마음 있다면서요

  confess-again | 저를 한 번 거절한 사람인데 다시 고백해도 될까요?
  > tells-more | 6개월 전입니다
  > tells-their-words | 그때는 바쁘다고 했어요
  > always-busy | 핑계였을까요
  > ssum-likes-me | 지금은 마음이 좀 달라졌을까요
  > confess-on-the-day | 2월 14일은 어떨까요
  how-long-to-wait | 언제까지만 해보고 접으면 좋을지 알려주세요
  > will-do-so | 또 거절이면 깔끔하게 접겠습니다

  why-say-so | 사주로 연애를 어떻게 알아
  why-say-so | 증거 대봐
  someone-comes-when | 그래서 나 언제 연애하는데
  after-that-month | ㅋㅋㅋ 그때 안 되면?
  my-character | 내 성격은 어때 보이는데
  you-are-right | 헐 그건 좀 맞네
  kind-of-person-to-come | 그럼 남자 성격은 어떤 게 맞아

  long-distance | 장거리 2년차예요 부산 서울
  us-two-match | 궁합으로 보면 합칠 수 있는 사이예요?
  move-for-love | 누가 내려가거나 올라가야 하는데 둘 다 직장이 있어요
  move-for-love | 제가 가는 게 나아요 그 사람이 오는 게 나아요?
  > why-say-so | 왜요
  > wed-when-together | 언제쯤 결판날까요
  partner-thinks-marriage | 그 사람은 결혼 생각이 있긴 해요?
  get-promoted | 내년에 승진도 걸려 있는데 승진은 어때요

  christmas-alone | 크리스마스에 혼자 안 보내고 싶어요
  > is-there-hope | 가능할까요?
  > christmas-alone | 한 달도 안 남았는데
  where-to-meet | 어디 가면 만나요
  only-the-taken | 저번에 동호회 갔는데 다 유부남이었어요ㅋㅋㅋㅋ
  > dating-app-try | 앱은 무서워요
  > christmas-alone | 그냥 친구들이랑 노는 게 나아요?
  christmas-alone | 내년 크리스마스는요?

  back-and-the-same | 재회했는데 또 싸웠어요
  > on-off-couple | 두 번째예요
  right-one-for-me | 우린 안 되는 사이예요?
  same-fight-again | 왜 똑같은 이유로 싸울까요
  > partner-loves-me | 그 사람은 저랑 계속하고 싶어 해요?
  i-want-distance | 잠깐 거리를 두는 게 나을까요
  > how-long-to-wait | 얼마나요?
  contact-during-time-apart | 그동안 연락은 아예 안 해요?
  > will-do-so | 네 해볼게요

  proposal-when | 프러포즈 언제 할까요?
  > proposal-when | 12월 25일이랑 1월 1일 중에요
  > proposal-i-first | 그녀가 받아줄까요
  proposal-how | 집에서 조용히 하는 거 좋아할까요 레스토랑이 좋을까요
  > proposal-how | 반지 사이즈도 몰라요ㅋㅋ
  married-life-ahead | 결혼하면 제가 잡혀 살까요
  > is-it-in-my-chart | 그게 사주에 나와요?ㅋㅋㅋ
  children-how-many | 아이는 몇 명?

  crush-much-younger | 연하남이랑 썸인데 애 같아요
  only-a-younger-sister | 저를 누나로만 보는 건 아니겠죠
  > tells-more | 말은 놓는데 선은 안 넘어요
  when-to-touch | 먼저 손 잡아볼까요ㅋㅋ
  > when-to-touch | 언제요 이번 토요일?
  > may-i-do-so | 술 마시고 하는 건 별로죠?
  never-says-love | 왜 걔는 표현을 안 해요
  > his-chart-too | 걔 사주에 그렇게 나와요?
  > feels-glad | 저 설레서 잠 못 자요 책임져요

  crush-club | 돌싱인데 같은 모임에 마음 가는 분이 계세요
  > tells-more | 그분도 혼자세요
  crush-likes-me | 제게 관심이 있을까요?
  > tells-good-sign | 지난주에 집까지 태워다 주셨어요
  ask-them-out | 먼저 밥 사겠다고 해도 될까요
  confess-when | 송년회 전에 말할까요 후에 말할까요
  child-meets-my-new-one | 애들이 알면 뭐라고 할지
  after-divorce | 한 번 더 행복해도 되겠지요

  i-was-wrong | 내가 잘못해서 헤어졌소
  > tells-own-part | 지금은 끊었습니다
  > back-together-will | 다시 만나줄까요
  > tells-their-words | 못 믿겠다고 하네요 그 사람이
  win-back-trust | 얼마나 지나야 믿어줄까요
  > win-back-trust | 내년 여름이면 되겠습니까
  > takes-it-in | 말보다 행동이라는 거죠
`);
