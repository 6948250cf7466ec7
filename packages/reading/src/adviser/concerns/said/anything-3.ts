import { evenings } from './evenings.ts';

/** Readers who try everything, message by message. */
export default evenings(`
  love-luck-at-large | 저 올해 연애운 어때요?
  > love-this-year | 올해 얼마 안 남았는데요
  > where-to-meet | 어디서 만나게 될까요
  > day-pillar | 그게 연애랑 무슨 상관이에요
  dohwa-star | 도화살은 있어요?
  > why-unpopular | 없으면 인기 없는 거예요?
  blind-date-offered | 소개팅 들어오면 나가는 게 나을까요
  never-a-second-date | 근데 지난번 소개팅에서 애프터도 못 받았어요
  am-i-charming | 그냥 제가 매력이 없나봐요

  back-together-will | 헤어진 지 두 달 됐는데 다시 만날 수 있을까요
  > why-say-so | 왜요?
  ex-thinks-of-me | 그 사람은 지금 저 생각 할까요
  > contact-ex-first | 먼저 연락해도 돼요?
  > contact-ex-when | 언제 하는 게 좋아요
  > sooner-than-that | 12월 안에는 될까요
  > contact-ex-words | 뭐라고 보내면 돼요
  > lighter-words | 너무 길지 않아요?
  > after-no-answer | 읽씹하면 어떡해요
  > contact-ex-first | 제가 차였는데도 먼저 하라고요?
  > cannot-do-so | 솔직히 좀 무서워요
  > sooner-than-that | 크리스마스 전에는 보고싶어요

  marry-at-all | 저 결혼은 할 수 있나요?
  > marry-when-alone | 몇 살에 하나요
  > why-say-so | 왜 그때예요
  kind-of-spouse | 배우자는 어떤 사람일까요
  > spouse-job | 직업은요?
  > older-or-younger | 연상이에요 연하예요?
  > already-around | 지금 주변에 있는 사람이에요?
  no-money-to-wed | 근데 저 모아둔 돈이 없는데 결혼이 될까요
  decade-luck | 대운이 언제 바뀌어요?
  > marry-at-all | 그때 결혼운도 같이 들어와요?

  answers-slower | 썸녀가 답장이 느려졌어요
  > ssum-likes-me | 관심 없는 걸까요
  left-unread | 어제는 먼저 카톡 왔는데 오늘은 또 5시간째 안 읽어요
  did-i-do-wrong | 제가 뭐 잘못한 걸까요
  > sent-no-answer-yet | 지금 톡 하나 더 보내도 될까요?
  > first-message-to-stranger | 뭐라고 보내요
  ask-ex-to-meet | 만나자고 하면 나올까요
  > ask-out-when | 언제가 좋아요 이번주? 다음주?
  confess-when | 고백은 언제 해요
  > if-they-refuse | 까이면 어떡하죠

  crush-likes-me | 같은 과 선배 좋아하는데 그 선배도 저 좋아할까요?
  eyes-meet | 눈 자주 마주치는데 그것도 관심이에요?
  confess-or-not | 고백해도 될까요
  > confess-on-the-day | 3월 14일에 하려고 하는데 어때요
  > confess-when | 그럼 언제가 좋은데요
  gift-for-crush | 선배 생일이 12월 9일인데 선물 줘도 될까요
  > gift-for-crush-what | 뭐 줘요
  > how-would-they-take-it | 너무 티나지 않을까요
  crush-single-or-not | 선배가 여친 있으면 어떡해요

  only-bad-ones | 나 왜 맨날 나쁜 남자만 만나?
  > tell-me-straight | 솔직하게 말해줘
  > is-it-my-fault | 그럼 내 탓이란 거야?
  > change-myself | 고칠 수는 있어?
  kind-of-person-to-come | 어떤 남자 만나야 돼
  > love-without-thrill | 그런 남자는 재미없던데
  > you-are-right | ㅋㅋㅋ 팩폭 미쳤다
  > someone-comes-when | 그럼 언제 만나 그 남자
  > love-next-year | 내년 몇월?

  us-two-match | 남친이랑 궁합 봐주세요
  > gunghap-score | 점수로 하면 몇 점이에요?
  > gunghap-score | 100점 만점에요?
  > let-down-by-it | 생각보다 낮네요
  > gunghap-bad | 그럼 헤어져야 돼요?
  > where-we-clash | 뭐가 제일 안 맞아요
  couple-reaches-marriage | 저희 결혼까지 갈 수 있을까요
  partner-loves-me | 남친이 저를 진짜 사랑하긴 하나요
  who-apologises-first | 싸우면 누가 먼저 사과해야 돼요
  how-not-to-fight | 이번 주말에 또 싸울까봐 걱정이에요

  someone-comes-when | 남자친구 언제 생겨요?
  > are-you-sure | 진짜요?
  > why-say-so | 근거가 뭐예요
  > can-i-trust-partner | 믿어도 돼요?

  ex-has-someone-maybe | 전여친이 다른 남자 만나는 거 같은데 가망 있나요
  ex-new-couple-lasts | 그 남자랑 오래 갈까요
  > wait-for-ex | 기다리는 게 맞을까요
  > how-long-to-wait | 얼마나요?
  > wait-for-ex | 기다리다 저만 늙는 거 아닌가요

  marry-this-year | 마흔 전에 결혼할 수 있을까요?
  what-the-yearly-luck-is | 세운이 뭐예요?
  next-year-luck | 내년 세운은 어때요
  marriage-agency | 그럼 결혼정보회사 가입할까요
  > worth-the-try | 돈 아깝지 않을까요
  parents-press | 엄마가 자꾸 선보라고 하세요

  ssum-likes-me | 이 사람 저랑 사귈 마음 있나요?
  texts-never-meets | 연락은 맨날 하는데 만나자는 말을 안해요
  > texts-never-meets | 왜 안 만나자고 할까요
  am-i-kept-around | 어장 아니에요?
  ask-them-out | 제가 먼저 만나자고 해볼까요
  > date-where | 만나면 뭐해요
  what-to-wear | 첫 데이트 때 뭐 입는 게 좋아요?
  will-partner-earn | 그 사람은 돈 잘 버나요
  is-my-talk-kept | 그럼 제가 한 말 저장돼요?

  crush-coworker | 알바 같이 하는 누나 좋아하는데요
  only-a-younger-sister | 누나는 저를 남자로 볼까요
  wide-age-gap | 나이 차이 5살인데 괜찮아요?
  crush-come-closer | 어떻게 친해져요
  > tells-more | 번호는 있어요
  text-what | 카톡 뭐라고 시작해요
  crush-leaving | 누나가 다음달에 그만둔대요
  > confess-before-army | 그 전에 고백해야될까요
  > refused-then-awkward | 차이면 알바 계속 다니기 껄끄러운데
  > wait-or-stop | 그냥 포기할까요
  us-two-match | 누나 일간이랑 제 일간이랑 맞아요?
  gunghap-bad | 둘이 상극이면 안 되는 거예요?

  spouse-no-talk | 결혼 4년차인데 남편이랑 대화가 없어요
  > spouse-changed | 왜 이렇게 된 걸까요
  spouse-changed | 남편 마음이 떠난 걸까요
  is-partner-cheating | 바람피우는 건 아니겠죠?
  partner-hides-something | 요즘 폰을 엎어놔요
  > open-a-talk | 물어볼까요 그냥
  > open-a-talk | 뭐라고 물어요
  will-we-divorce | 이혼수 있어요?
  stay-for-children | 애가 있어서 이혼은 못해요
  couple-next-year | 내년에는 좀 나아질까요
  cheating-in-chart | 남편 사주에는 여자 많아요?
  in-laws-conflict | 시어머니랑도 안 맞아요
  > over-sensitive | 제가 예민한 건가요

  lonely-night | 요즘 너무 외로워요
  friends-all-paired | 친구들은 다 연애하는데 저만 없어요
  why-still-alone | 저는 왜 연애를 못할까요
  > too-picky | 눈이 높은 것도 아니에요
  > how-to-meet | 그럼 뭘 해야 돼요
  dating-app-try | 앱 해도 돼요?
  spot-a-bad-one | 이상한 사람 만나면 어떡해요
  too-much-of-one | 제 사주에 오행 뭐가 부족해요?
  > useful-element | 부족하면 어떻게 채워요
  what-to-wear-for-luck | 색깔 같은 거 입으면 돼요?
  > are-you-sure | ㅋㅋ 그런 걸로 돼요?

  never-a-second-date | 소개팅 10번 다 실패했다 이유가 뭐냐
  > looks-and-love | 외모 탓이지?
  > looks-and-love | 키가 168이다
  > tells-more | 성격은 좋다는 소리 듣는다
  > how-to-meet | 그럼 어떻게 하라고
  blind-date-talk | 말을 잘 못해
  blind-date-coming | 다음 달 소개팅 있는데 잘 될까
  > blind-date-day | 며칠이 좋냐
  > blind-date-place | 장소는
  who-pays-first-meeting | 여자가 더치페이 하자고 하면 무슨 뜻이냐
  will-do-so | 알았다 해볼게

  ex-watches-stories | 전남친이 인스타 스토리 매번 봐요
  > ex-feelings-left | 미련 있는 거예요?
  > why-ex-silent | 그럼 왜 연락을 안 해요
  like-their-post | 제가 좋아요 눌러볼까요
  > tells-good-sign | 지금 여자친구는 없는 것 같아요
  part-again-after | 다시 만나면 또 똑같이 싸울까요?
  parted-over-my-ways | 헤어진 이유가 제 집착이었어요
  > parted-over-my-ways | 제가 바뀌면 될까요
  > told-i-am-a-wall | 어떻게 바꿔요
  back-together-when | 재회 시기는 언제가 좋아요

  gunghap-score | 저희 궁합 몇 점?
  > why-say-so | 왜 그 점수예요?
  > let-down-by-it | 친구 커플은 더 높던데
  > gunghap-bad | 점수 낮아도 잘 사는 사람 있어요?

  us-two-match | 여자친구랑 궁합이 궁금합니다
  too-much-of-one | 저는 물이 많다고 들었는데 맞나요?
  > same-fight-again | 그래서 자주 싸우는 건가요
  partner-sulks | 여자친구가 자꾸 서운하다고 합니다
  > what-pleases-them | 뭘 어떻게 해줘야 하나요
  > tells-more | 말로 해줘도 모자라다고 하던데요
  who-gives-in | 결혼하면 누가 주도권을 잡나요
  proposal-when | 프로포즈는 언제가 좋을까요
  > proposal-when | 내년 5월 생각 중인데요
  > proposal-how | 반지는 꼭 있어야 하나요

  no-love-in-chart | 제 사주에 남자 있어요?
  marry-at-all | 관성이 없다던데 그럼 결혼 못해요?
  heard-otherwise | 다른 데서는 결혼운 늦다고 했어요
  heard-otherwise | 여기랑 말이 다른데 누구 말이 맞아요
  hour-unknown | 태어난 시간을 몰라도 정확해요?
  hour-unknown | 시간 모르면 뭐가 틀려요
  > hour-unknown | 그럼 시간 알아오면 다시 봐줘요?

  followed-back | 짝남이 인스타 맞팔해줬어요!!
  > ssum-likes-me | 관심 있는 거 맞죠?
  text-first-or-wait | 스토리 답장 해볼까요
  > reply-to-ex | 뭐라고요
  > no-answer-then-over | 답 안오면 쪽팔린데
  crush-loves-ex-still | 근데 걔 전여친이랑 아직 연락한대요
  whom-do-they-prefer | 저랑 그 여자 중에 누가 더 좋을까요
  looks-and-love | 저 너무 못생겨서 자신이 없어요
  looks-and-love | 살 빼고 고백하는 게 나을까요
  > confess-when | 언제까지 빼면 돼요 ㅋㅋ

  after-divorce | 이혼하고 3년 됐는데 재혼할 수 있을까요
  divorced-with-a-child | 아이가 하나 있어요
  divorced-with-a-child | 아이를 받아줄 사람이 있을까요
  > someone-comes-when | 언제쯤 만나요
  remarry-ex-spouse | 전남편이랑 다시 합치는 건 어때요
  better-wed-or-stay-single | 저는 결혼이랑 안 맞는 사주인가요
  marry-twice | 두 번 결혼할 팔자라던데
  > second-marriage-well | 또 실패하면 어떡해요

  after-no-answer | 읽씹당함 어떡함
  > tells-more | 하루 지났음
  > tells-more | ㅇㅇ 마지막이 내 톡
  text-what | 뭐라 보내지
  > lighter-words | 좀 더 가볍게 없음?
  ssum-likes-me | 걔는 나 어떻게 생각함
  > how-many-percent | 희망 몇 퍼임
  > give-up-crush | 그럼 접어?

  partner-cooled | 남자친구가 권태기인 것 같아요
  > tells-bad-sign | 연락도 줄고 데이트도 안 하려고 해요
  afraid-they-leave | 헤어지자고 할까봐 불안해요
  > open-a-talk | 먼저 말 꺼낼까요
  > open-a-talk | 뭐라고 해요
  wants-time-apart | 시간 갖자고 하면 헤어지자는 거죠?
  > how-long-to-wait | 얼마나 기다려요
  > shall-part | 솔직히 그냥 제가 찰까요
  > cannot-part-for-habit | 근데 아직 좋아해요
  > cannot-part-for-habit | 3년이나 만났는데
  > what-then | 저 어떡해요 진짜

  never-loved | 모솔인데 첫 연애 언제 해요?
  > foretold-did-not-come | 대학 가면 생긴다더니
  woman-confesses-first | 제가 먼저 다가가야 돼요?
  natural-before-crush | 남자 앞에서 말을 못하겠어요
  kind-of-person-to-come | 무슨 과 남자가 잘 맞아요?
  ideal-type-comes | 이상형은 키 크고 다정한 사람이에요
  > someone-comes | 그런 사람 올까요

  spouse-wants-divorce | 아내가 이혼하자고 합니다
  > tells-own-part | 제가 술 때문에 문제를 좀 일으켰습니다
  > win-spouse-back | 되돌릴 수 있을까요
  spouse-changed | 아내 마음은 어떤가요
  > tells-own-part | 그 뒤로는 안 그랬습니다
  spouse-left-home | 친정에 가 있는데 찾아가도 될까요
  letter-to-partner | 편지를 쓰면 어떻겠습니까
  > spouse-wants-divorce | 올해 안에 해결될까요

  just-listen | 요즘 그냥 다 놓고 싶어요
  > ex-hurts-too | 그 사람은 잘 살고 있겠죠?

  their-birthday-unknown | 좋아하는 사람 생일 모르는데 궁합 볼 수 있어요?
  my-animal-year | 띠만 아는데요 95년생 돼지띠
  my-animal-year | 저는 94년생인데 개띠 돼지띠 궁합 어때요
  zodiac-mbti-blood | mbti 궁합도 돼요?
  zodiac-mbti-blood | 저 infp고 걔 estj예요
  zodiac-mbti-blood | 혈액형은요 ㅋㅋ
  his-chart-too | 상대 정보는 어디서 넣어요?

  forgive-cheating | 여자친구가 바람피운 걸 봤습니다
  spouse-affair-found | 용서해야 합니까
  > tells-more | 여친은 실수라고 합니다
  > if-it-happens-again | 또 그럴까요?
  cheating-in-chart | 사주에 바람기가 있나요
  > cheating-in-chart | 도화살 때문인가요?
  dohwa-star | 저는 도화살 있습니까
  regret-if-i-part | 헤어지면 후회할까요
  wants-revenge | 복수하고 싶습니다
  > tells-more | 농담입니다 그냥 화나서
  > the-conclusion | 그래서 결론이 뭡니까

  parted-just-now | 3일 전에 헤어졌어요 ㅠㅠ
  i-said-breakup-in-anger | 제가 홧김에 헤어지자고 했어요
  hold-who-leaves | 지금이라도 잡으면 돌아올까요?
  texted-ex-no-answer | 전화 안 받아요
  > how-long-to-wait | 그럼 며칠 기다려요
  > cannot-do-so | 일주일이요? 못 기다리겠어요
  > feels-hurt | 밥도 안 넘어가요
  cannot-sleep-or-eat-after | 잠도 못 자요
  i-will-not-part | 이 사람 아니면 안 될 것 같아요
  such-a-love-again | 다른 사람 만날 수 있을까요 저

  second-date-ahead | 썸남이랑 다음주에 두 번째 만나요
  will-they-confess | 이번에 고백 받을 수 있을까요?
  > i-ask-to-date | 안 하면 제가 해도 돼요?
  when-to-touch | 손 잡을까요 ㅋㅋ
  answers-slower | 근데 그 사람 연락 텀이 좀 길어요
  always-busy | 일이 바쁜 건지 맘이 없는 건지
  couple-lasts | 사귀면 오래 갈까요
  marry-this-one-should | 결혼상대로는 어때요
  ask-for-a-friend | 아 맞다 제 친구 고민도 봐줄 수 있어요?
  > friends-lover-bad | 친구는 93년 4월생인데 남친이 바람펴서요
  christmas-alone | 암튼 저는 크리스마스에 솔로 아니겠죠?

  crush-coworker | 같은 회사 동기를 좋아해요
  ssum-or-only-kind | 그 친구는 아무한테나 다 친절해요
  ssum-or-only-kind | 저한테만 잘해주는 건 아닌 것 같아요
  > how-can-i-tell | 그걸 어떻게 구분해요
  office-love-wise | 사내연애 괜찮을까요
  > office-love-wise | 깨지면 누가 나가야 돼요
  ask-them-out | 일단 밥 먹자고 해볼까요
  > may-i-do-so | 둘이서요?
  > what-hour | 점심? 저녁?
  nervous-before-it | 심장이 터질 것 같아요

  content-alone | 비혼으로 살아도 되는 사주인가요
  parents-press | 부모님이 너무 압박해요
  content-alone | 혼자 살면 외로울까요
  > my-decade-of-life | 노후에는 어때요
  no-children-by-choice | 아이는 꼭 있어야 될까요
  freeze-eggs | 난자 냉동 할까요?
  companion-not-spouse | 연애는 하고 싶은데 결혼은 싫어요
  > companion-not-spouse | 그런 남자 만날 수 있어요?

  crush-while-studying | 고3인데 같은 반 애 좋아해요
  crush-leaving | 수능 끝났는데 고백할까요
  > crush-leaving | 졸업하면 못 보잖아요
  > crush-leaving | 걔는 서울로 간대요
  > long-distance | 장거리 돼요?
  crush-likes-me | 친구들이 걔도 저 좋아하는 거 같대요
  will-they-confess | 근데 왜 고백 안 할까요 걔가
  > say-by-text-or-face | 문자로 해요 만나서 해요?

  age-gap-couple | 남친이 저보다 8살 많은데 괜찮나요
  > parents-mind-age-past | 부모님이 반대하세요
  elders-say-gunghap-bad | 사주 보고 반대하시는 거예요
  scary-star-names | 원진살이 있대요
  > scary-star-names | 그게 뭐예요?
  > gunghap-bad | 진짜 헤어지나요 그거 있으면
  persuade-my-parents | 부모님 어떻게 설득해요
  > tells-more | 남친은 기다리겠대요
  wed-when-together | 저희 언제 결혼하면 좋아요?
  > wed-when-together | 내후년은요?
  > wedding-date | 길일도 잡아줘요?
  children-how-many | 아이는 몇 명 낳을까요

  was-it-love | 걔는 나 사랑했었어
  > blocked-by-ex | 언제 풀릴까 차단
  > how-to-forget | 하 그럼 뭐 하라고

  low-self-worth | 저는 자존감이 너무 낮아요
  > tells-more | 어릴 때부터 엄마가 비교를 많이 했어요
  swayed-by-others | 연애하면 자꾸 눈치를 봐요
  > is-it-in-my-chart | 이게 사주 때문이에요?
  > change-myself | 바꿀 수 있어요?
  > change-myself | 어떻게요
  > did-try-already | 해봤는데 안 돼요
  anxious-in-love | 남자가 조금만 차가워도 버림받을 것 같아요
  see-a-counsellor | 상담을 받아야 할까요
  takes-me-as-i-am | 저를 좋아해줄 사람이 있을까요

  just-texted-me | 걔가 오늘 뭐하냐고 톡 왔어요
  > texted-after-fight | 뭐라고 답해요?
  > just-texted-me | 바로 답해요 아님 좀 있다가?
  one-word-answers | 방금 보냈는데 ㅋㅋ 만 왔어요
  > one-word-answers | 이거 대화 끊자는 거죠
  asked-me-to-meet | 아 다시 왔어요 주말에 시간 되냐고
  > may-i-do-so | 된다고 해요?
  do-i-seem-easy | 너무 쉬워보이지 않아요?
  first-date-ahead | 꺅 토요일에 만나기로 했어요

  too-late-by-age | 늦었지만 연애할 수 있을까요
  tells-more | 마지막 연애가 8년 전입니다
  why-still-alone | 왜 이렇게 인연이 없을까요
  scary-star-names | 고신살이 있다던데 나쁜 건가요?
  > rites-and-charms | 그걸 없앨 수 있나요
  rites-and-charms | 부적 써야 하나요
  someone-comes-when | 언제 좋은 인연이 옵니까
  older-or-younger | 나이는 어느 정도 여자가 맞을까요
  foreign-partner | 외국인은 어떨까요

  proposal-will-come | 남친이 프로포즈를 안 해요
  > proposal-will-come | 5년 사귀었는데
  partner-thinks-marriage | 결혼 생각이 없는 걸까요
  > may-i-do-so | 제가 먼저 얘기해도 돼요?
  partner-not-ready | 돈 모으고 하자는데 핑계 아닌가요
  > how-long-to-wait | 언제까지 기다려야 해요
  right-one-for-me | 이 사람이 제 배우자 맞아요?
  another-match-for-me | 다른 사람 인연도 있어요?
  another-match-for-me | 헤어지고 다른 사람 만나는 게 빨라요?
  > will-do-so | 그럼 내년까지만 기다려볼게요

  crush-married | 유부남 좋아하게 됐어요
  > crush-married | 그 사람도 저 좋대요
  married-one-divorces | 이혼한다고 했는데 진짜 할까요?
  scold-me | 욕하셔도 돼요
  > knows-it-well | 끊어야 되는 거 아는데 안 돼요
  > forget-crush-how | 어떻게 끊어요
  > tells-more | 회사에서 매일 봐요
  drawn-to-one-type | 저는 왜 이런 사람한테 끌릴까요
  someone-comes-when | 다음 인연은 언제예요

  luck-today | 오늘의 운세 알려주세요
  love-luck-at-large | 연애운이요
  > luck-tomorrow | 내일은요?
  blind-date-coming | 이번주 토요일에 소개팅인데 어때요
  > what-to-wear | 뭐 입고 갈까요
  lottery-and-stocks | 로또 번호도 알려줘요 ㅋㅋ
  lottery-and-stocks | 주식은요 삼성전자 살까요

  crush-gym | 헬스장에서 본 분 좋아하게 됐습니다
  ask-a-stranger | 말 걸어도 될까요
  > reply-to-ex | 뭐라고요
  how-would-they-take-it | 운동 중에 말 걸면 싫어하지 않을까요
  crush-taken | 번호 물어봤는데 남친 있대요
  > is-that-a-no | 거짓말일까요?
  > give-up-crush | 포기가 답이죠
  someone-comes-when | 다음 인연은 언제 옵니까

  us-two-match | 돌싱남 만나는데 궁합 어때요?
  > wed-one-with-a-child | 애가 둘이에요 그쪽에
  can-i-be-step-parent | 제가 잘 키울 수 있을까요
  partners-ex-in-touch | 전부인이랑 아직 연락해요
  > can-i-trust-partner | 애들 때문이라는데 믿어도 돼요?
  marry-this-one-should | 결혼하면 후회할까요
  tell-parents-they-were-wed | 저희 집에는 아직 말 못했어요
  > confess-when | 언제 말하는 게 좋아요
  partner-loves-me | 그 사람 마음은 진심이에요?
  couple-purse | 돈 문제는요
  day-pillar | 일주가 뭐가 그렇게 중요해요?

  ex-contacts-why | 전남친한테 연락 왔어요 잘 지내냐고
  > ex-drunk-call | 무슨 뜻이에요?
  answer-ex | 답장 해요 말아요
  > open-a-talk | 뭐라고 해요
  ex-drunk-call | 자는 시간에 온 거라 술 먹고 보낸 것 같기도
  > ex-toys-with-me | 그냥 찔러보는 거면요?
  > partnered-drawn-elsewhere | 저 지금 남친 있는데
  > partnered-drawn-elsewhere | 근데 흔들려요
  which-of-them-fits | 누가 더 저랑 맞아요?
  am-i-bad-for-it | 나쁜년인가요 저

  app-person-trust | 소개팅앱에서 연락하는 사람 있는데 이 사람 어때요
  their-birthday-unknown | 생일은 몰라요
  app-not-met-yet | 아직 만난 적은 없고 3주째 톡만 해요
  > tells-bad-sign | 통화도 안 하려고 해요
  > app-not-met-yet | 만나자고 해볼까요

  waiting-for-soldier | 남친 군대 갔는데 기다릴 수 있을까요
  > tells-more | 1년 넘게 남았어요
  partner-friends-first | 휴가 나와도 친구만 만나요
  how-much-loved | 저를 안 좋아하는 거 아니에요?
  am-i-bad-for-it | 고무신 거꾸로 신으면 나쁜 거예요?
  partnered-drawn-elsewhere | 같은 과 오빠가 자꾸 연락해요
  > partnered-drawn-elsewhere | 설레긴 해요
  shall-part | 남친이랑 계속 가는 게 맞아요?
  after-discharge | 제대하면 변한다던데

  when-visit-their-parents | 여자친구 부모님께 인사드리러 가는데 언제가 좋을까요
  > when-visit-their-parents | 12월 둘째주 어떻습니까
  greet-their-parents | 장인어른 될 분이 저를 좋아하실까요
  gift-for-their-parents | 뭐 사가야 됩니까
  who-pays-house | 집 문제로 반대하실 것 같습니다
  two-families-meet | 상견례는 내년 봄이 나을까요
  wedding-date | 결혼식은 몇월이 좋습니까
  us-two-match | 궁합은 괜찮은 편입니까
  partner-sensitive | 여자친구가 요즘 예민합니다
  > is-that-why | 결혼 전이라 그런가요

  secret-admirer | 저 좋아하는 사람 있는지 봐줄 수 있어요?
  > already-around | 주변에 저 짝사랑하는 사람이요
  > initial-of-the-one | 누군지도 알 수 있어요?
  > secret-admirer | 힌트라도요

  back-together-will | 재회운 있어요?
  > how-many-percent | 몇 프로예요
  > someone-comes-when | 언제요
  > will-ex-contact | 그쪽에서 먼저 와요?
  > after-that-month | 안 오면요
  back-or-new | 포기하면 다른 사람 와요?

  feels-empty | 갱년기인지 마음이 허해요
  crush-club | 동호회에 괜찮은 분이 계세요
  crush-much-younger | 그분은 저보다 세 살 어려요
  ask-them-out | 제가 먼저 차 한잔 하자고 해도 될까요
  > how-would-they-take-it | 주책이라고 하면 어쩌죠
  next-year-luck | 내년에는 좋은 일이 있을까요
  samjae-years | 삼재라던데 괜찮아요?
  feels-glad | 말씀 들으니 용기가 나네요

  ssum-or-only-kind | 썸인지 아닌지 모르겠음
  > tells-good-sign | 맨날 톡하고 밥도 둘이 먹음
  > slow-to-touch | 근데 손은 안 잡음
  > afraid-of-mistake | 나 혼자 착각이면?
  > how-can-i-tell | 확인하는 법 좀
  drink-for-truth | 술 먹고 물어볼까
  confess-words | 고백 멘트 추천좀
  > lighter-words | 너무 오글거려 ㅋㅋㅋ
  > confess-words | 다른 거
  confess-on-the-day | 크리스마스 이브 고백 어떰

  past-life-tie | 남친이랑 저 전생에 뭐였어요?
  > tells-more | ㅋㅋㅋ 그런건 안봐요?
  right-one-for-me | 그럼 천생연분인지 봐줘요
  > gunghap-bad | 충이면 맨날 싸워요?
  > you-are-wrong | 저희는 안 싸우는데요?
  > what-fits-best | 그럼 좋은 점은 뭐예요
  will-partner-earn | 결혼하면 돈은 많이 벌어요?

  looked-into-their-phone | 남친 폰 몰래 봤는데 딴 여자랑 톡한 거 봄
  > confront-or-pretend | 따질까 말까
  > tells-own-part | 몰래 본 건 내 잘못이긴 해
  > partners-opposite-friend | 걘 그냥 아는 동생이래
  > can-i-trust-partner | 믿어도 돼?
  is-partner-cheating | 촉이 쎄한데
  > is-my-hunch-right | 여자 촉 무시하지 말랬어
  shall-part | 헤어지는 게 답?
  cannot-bear-parting | 근데 못 헤어지겠어
  > knows-it-well | 답답하지 나도 알아

  kind-of-spouse | 결혼할 사람 특징 좀 알려주세요
  > future-one-looks | 얼굴은 예쁜가요
  > kind-of-spouse | 성격은요
  day-pillar | 제 일지가 배우자 자리라던데 뭐예요?
  > day-pillar | 거기 뭐가 들었는데요
  spouse-blessing | 그래서 아내 복이 있다는 거예요 없다는 거예요?
  in-laws-ahead | 처가복은요
  > someone-comes-when | 만나는 시기는요

  ex-regrets | 걔가 저 찼는데 후회할까요?
  wish-they-regret | 후회하게 만들고 싶어요
  show-off-to-ex | 인스타에 잘 지내는 척 올릴까요
  ex-has-new | 새 여친 생겼대요
  left-me-for-another | 한 달도 안 됐는데 환승이죠?
  ex-new-couple-lasts | 걔네 언제 헤어져요 ㅋㅋ
  wants-revenge | 저주하고 싶다
  how-long-it-hurts | 저는 언제 괜찮아져요
  how-to-forget | 잊는 법 알려줘요

  ssum-likes-me | 이 사람 저한테 마음 있나요
  > why-say-so | 왜 그렇게 생각해요?
  said-otherwise-before | 근데 저번엔 다르게 말했잖아요
  tell-me-straight | 나쁜 것도 말해줘요
  > the-conclusion | 그럼 안 된다는 거예요?
  > how-many-percent | 확률로 말해줘요
  > feels-hurt | 하 복잡하네요
  confess-or-not | 그냥 고백할까요 말까요 딱 하나만
  > someone-comes-when | 언제

  love-luck-at-large | 연애운 봐주세요
  love-next-year | 그럼 저 내년 3월에 남친 생겨요?

  regrets-the-wedding | 남편이랑 저는 왜 결혼했을까요
  couple-purse | 매일 싸워요 돈 때문에
  us-two-match | 궁합이 나쁜 거죠?
  would-a-child-mend-it | 아이가 생기면 나아질까요
  child-does-not-come | 난임이라 시술 중이에요
  child-does-not-come | 내년에 아기 올까요
  spouse-changed | 남편은 관심도 없어요
  > feels-hurt | 병원도 저 혼자 다녀요
  i-am-crying | 눈물나네요
  divorce-or-not | 그래도 같이 사는 게 나을까요

  why-unpopular | 여자한테 인기 없는 이유 좀
  no-money-for-love | 돈이 없어서겠지
  > no-money-for-love | 차도 없고
  rest-from-love | 그냥 연애 포기할까
  > tells-more | 현타온다
  looks-and-love | 운동하면 나아지냐
  this-year-is-bad | 올해 운 구림?
  > when-life-gets-better | 언제 풀리는데

  long-distance | 장거리 연애 중인데 연락 문제로 맨날 싸워요
  how-often-text | 하루에 몇 번 연락하는 게 정상이에요?
  > tells-their-words | 남친은 하루 한 번이면 충분하대요
  > am-i-bad-for-it | 제가 너무 바라는 걸까요
  open-a-talk | 서운한 걸 어떻게 말해요
  brushes-me-off | 말하면 또 싸우자는 거냐고 해요
  couple-this-month | 이번달 안에 볼 수 있을까요
  move-for-love | 내년에 제가 그쪽으로 이사가도 될까요
  > move-for-love | 가면 후회 안 할까요
  > move-for-love | 회사도 옮겨야 해요

  how-long-it-hurts | 시간이 약이라는데 언제 괜찮아져요
  cries-each-day | 6개월 됐는데 아직도 울어요
  new-love-to-forget | 새로운 사람 만나면 잊혀질까요
  > someone-comes-when | 언제 오는데요 그 사람이
  > sooner-than-that | 생일이 1월인데 그 전엔 올까요
  useful-element | 용신이 뭐예요
  > useful-element | 저는 뭔데요
  > kind-of-person-to-come | 그게 남자로 치면 어떤 사람이에요

  slow-to-touch | 세 번 만났는데 진도가 안 나갑니다
  shy-or-no-feelings | 상대가 소극적인 건지 마음이 없는 건지
  lead-or-be-led | 제가 리드해야 합니까
  confess-or-not | 네 번째 만남에 고백해도 될까요
  > date-where | 장소는 어디가 좋습니까
  > which-of-two-days | 12월 중순이 나을까요 말이 나을까요
  if-they-refuse | 거절당하면 다시 기회가 있습니까

  lent-money-partner | 남친이 자꾸 돈 빌려달래요
  > lent-money-partner | 벌써 200 빌려줬어요
  > lent-money-partner | 갚는다고는 하는데 안 갚아요
  > lent-money-partner | 사랑하니까 빌려줘도 되는 거죠?
  > lent-money-partner | 헤어지면 못 받을까봐요
  > tell-my-parents-of-it | 엄마한테 말할까요
  couple-lasts | 이 사람이랑 미래 있어요?
`);
